#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Disk image for macOS: packaging/macos/image.sh VERSION
# It takes dist/Cardtable.app, which PyInstaller has built from packaging/cardtable.spec. With SIGNING_IDENTITY in the
# environment it signs, with NOTARY_PROFILE (a profile of notarytool in the keychain) it has the image notarised.
set -eu
version=${1:?give the version}
cd "$(dirname "$0")/../.."
app=dist/Cardtable.app
image=dist/cardtable-$version.dmg

if [ -n "${SIGNING_IDENTITY:-}" ]; then
    find "$app/Contents" -type f \( -name '*.so' -o -name '*.dylib' \) -print0 |
        xargs -0 codesign --force --timestamp --options runtime --sign "$SIGNING_IDENTITY"
    codesign --force --timestamp --options runtime --entitlements packaging/macos/entitlements.plist \
        --deep --sign "$SIGNING_IDENTITY" "$app"
    codesign --verify --deep --strict "$app"
else
    echo "Not signed: SIGNING_IDENTITY is not set." >&2
fi

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$app" "$stage"
ln -s /Applications "$stage/Applications"
rm -f "$image"
hdiutil create -volname Cardtable -srcfolder "$stage" -format UDZO -ov "$image"

if [ -n "${NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
fi
