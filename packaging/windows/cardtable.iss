; SPDX-License-Identifier: GPL-3.0-or-later
; Installer for Windows, for Inno Setup 6:
;   iscc /DVersion=0.1.0 packaging\windows\cardtable.iss
; It takes dist\cardtable, which PyInstaller has built from packaging\cardtable.spec, and writes dist\cardtable-VERSION-setup.exe.

#ifndef Version
  #error Give the version: /DVersion=0.1.0
#endif

[Setup]
AppId={{6D8A4C1E-4B0B-4C59-9C0E-5E3B6A7F9D21}
AppName=Cardtable
AppVersion={#Version}
AppPublisher=Cardtable maintainers
AppPublisherURL=https://github.com/cardtable/cardtable
DefaultDirName={autopf}\Cardtable
DefaultGroupName=Cardtable
DisableProgramGroupPage=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=cardtable-{#Version}-setup
SetupIconFile=..\..\build\icons\cardtable.ico
UninstallDisplayIcon={app}\cardtable.exe
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
; for the person who installs, or for everybody if an administrator wants that
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ChangesAssociations=yes
CloseApplications=yes
RestartApplications=no
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "da"; MessagesFile: "compiler:Languages\Danish.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; nothing of an older version may be loaded; games and settings are elsewhere
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\cardtable\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "..\..\build\icons\document.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{group}\Cardtable"; Filename: "{app}\cardtable.exe"; AppUserModelID: "io.github.cardtable.Cardtable"
Name: "{autodesktop}\Cardtable"; Filename: "{app}\cardtable.exe"; AppUserModelID: "io.github.cardtable.Cardtable"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.cardtable"; ValueType: string; ValueData: "Cardtable.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.cardtable"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-cardtable"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Cardtable.Game"; ValueType: string; ValueData: "Game of Cardtable"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Cardtable.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\document.ico"
Root: HKA; Subkey: "Software\Classes\Cardtable.Game\shell\open\command"; ValueType: string; ValueData: """{app}\cardtable.exe"" ""%1"""

[Run]
Filename: "{app}\cardtable.exe"; Description: "{cm:LaunchProgram,Cardtable}"; Flags: nowait postinstall skipifsilent
