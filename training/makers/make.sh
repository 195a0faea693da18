#!/bin/sh
# Makes all documents and labels anew: sh make.sh FOLDER (an empty folder for what is fetched on the way).
# Needs Node 20, Chromium, poppler-utils and Debian's TeX Live (README.md says which packages).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
cd "$1"
test -f package.json || echo '{"private":true}' > package.json
npm install --ignore-scripts --no-audit --no-fund \
  jsonresume-theme-classy@1.0.9 jsonresume-theme-elegant@1.16.1 jsonresume-theme-even@0.26.1 \
  jsonresume-theme-flat@0.3.7 jsonresume-theme-kendall@0.2.0 jsonresume-theme-macchiato@1.1.0 \
  jsonresume-theme-onepage@0.0.3 jsonresume-theme-paper@0.5.0 jsonresume-theme-stackoverflow@3.3.0 \
  jsonresume-theme-straightforward@0.5.0
mkdir -p "$here/documents"
node "$here/make-themes.mjs" .
node "$here/make-latex.mjs" .
node "$here/check.mjs"
