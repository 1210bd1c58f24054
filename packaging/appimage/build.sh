#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# AppImage: packaging/appimage/build.sh ARCHIVE, where ARCHIVE is the .tar.xz that `dev.py package` has built.
# The folder build/appimage/AppDir is made in any case; appimagetool (from PATH, or named by APPIMAGETOOL) makes one file of it.
set -eu
archive=$(realpath "${1:?give the archive}")
cd "$(dirname "$0")/../.."
id=io.github.cardtable.Cardtable
folder=build/appimage/AppDir

rm -rf build/appimage
mkdir -p "$folder/usr/lib/cardtable" "$folder/usr/bin"
tar --extract --strip-components=1 --directory "$folder/usr/lib/cardtable" --file "$archive"
mv "$folder/usr/lib/cardtable/share" "$folder/usr/share"
ln -s ../lib/cardtable/cardtable "$folder/usr/bin/cardtable"
ln -s usr/bin/cardtable "$folder/AppRun"
cp "$folder/usr/share/applications/$id.desktop" "$folder/"
cp "$folder/usr/share/icons/hicolor/256x256/apps/$id.png" "$folder/"
ln -s "$id.png" "$folder/.DirIcon"
# the name under which appimagetool looks for it
ln -s "$id.metainfo.xml" "$folder/usr/share/metainfo/$id.appdata.xml"

tool=${APPIMAGETOOL:-appimagetool}
if ! command -v "$tool" >/dev/null; then
    echo "There is $folder, and no appimagetool to make one file of it." >&2
    exit 1
fi
exec "$tool" --no-appstream "$folder" "build/appimage/cardtable-$(uname -m).AppImage"
