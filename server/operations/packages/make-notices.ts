import type { InstalledPackage } from "./read-installed.ts";

/**
 * The notices that the licences of shipped packages ask for: each package with version and licence, and the text of the
 * licence once for all packages that bring the very same.
 *
 * @throws Error for a package without a text, where no other says what its licence reads.
 */
export function makeNotices(packages: readonly InstalledPackage[]): string {
  const byText = new Map<string, Set<string>>();
  for (const one of packages) {
    const text = one.licenseText || writeText(one, packages);
    const titles = byText.get(text) ?? new Set();
    byText.set(text, titles.add(`${one.name} ${one.version} (${one.license})`));
  }
  const groups = [...byText].map(([text, titles]) => `${[...titles].sort().join("\n")}\n\n${text}\n`).sort();
  return [HEAD, ...groups, ...Object.values(PARTS)].join(`\n${RULE}\n\n`);
}

const RULE = "-".repeat(72);
const HEAD = `THIRD-PARTY NOTICES

Vouch is made with the packages below, and parts of them are in what your
browser loads from it. Each stands under the licence that follows its name.
`;

/** Where a package brings no text: that of its licence, with the author it names. */
function writeText(one: InstalledPackage, packages: readonly InstalledPackage[]): string {
  const holder = one.author || `the authors of ${one.name}`;
  if (one.license === "MIT") return `MIT License\n\nCopyright (c) ${holder}\n\n${MIT}`;
  if (one.license === "ISC") return `ISC License\n\nCopyright (c) ${holder}\n\n${ISC}`;
  // Its text is the same for everybody, and others bring it.
  const other = packages.find(({ license, licenseText }) => license === "Apache-2.0" && licenseText !== "");
  if (one.license === "Apache-2.0" && other !== undefined) return other.licenseText;
  throw new Error(`${one.name} ${one.version} brings no text of its licence (${one.license}).`);
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of
this software and associated documentation files (the "Software"), to deal in
the Software without restriction, including without limitation the rights to
use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of
the Software, and to permit persons to whom the Software is furnished to do so,
subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS
FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const ISC = `Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`;

/** What packages contain of others without saying so in a file of theirs. */
const PARTS = {
  postgresql: `PostgreSQL, inside @electric-sql/pglite (PostgreSQL)

PostgreSQL Database Management System
(also known as Postgres, formerly known as Postgres95)

Portions Copyright (c) 1996-2025, PostgreSQL Global Development Group

Portions Copyright (c) 1994, The Regents of the University of California

Permission to use, copy, modify, and distribute this software and its
documentation for any purpose, without fee, and without a written agreement is
hereby granted, provided that the above copyright notice and this paragraph and
the following two paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR
DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR CONSEQUENTIAL DAMAGES, INCLUDING LOST
PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS DOCUMENTATION, EVEN IF
THE UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING,
BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A
PARTICULAR PURPOSE. THE SOFTWARE PROVIDED HEREUNDER IS ON AN "AS IS" BASIS, AND
THE UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO PROVIDE MAINTENANCE, SUPPORT,
UPDATES, ENHANCEMENTS, OR MODIFICATIONS.
`,
};
