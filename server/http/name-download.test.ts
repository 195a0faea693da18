import { expect, test } from "vitest";
import { nameDownload } from "./name-download.ts";

/** The two names in the header: for old programs, and the whole one. */
function namesOf(fileName: string): [string, string] {
  const match = /^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S+)$/.exec(nameDownload(fileName));
  if (match === null) throw new Error(`No such header: ${nameDownload(fileName)}`);
  return [match[1]!, decodeURIComponent(match[2]!)];
}

test.each([
  ["amara-okafor.pdf", "amara-okafor.pdf", "amara-okafor.pdf"],
  ["Résumé (2026).pdf", "R_sum_ (2026).pdf", "Résumé (2026).pdf"],
  ["a\r\nset-cookie: x=1.pdf", "aset-cookie_ x_1.pdf", "aset-cookie_ x=1.pdf"],
  ['a"; filename="b.exe', "a__ filename__b.exe", "a_; filename=_b.exe"],
  ["../../etc/passwd", "_.._etc_passwd", "_.._etc_passwd"],
  ["..\\\\evil.pdf", "__evil.pdf", "__evil.pdf"],
  ["resume\u202Efdp.exe", "resumefdp.exe", "resumefdp.exe"],
  ["\u200Fa\u2066b\u2069.pdf", "ab.pdf", "ab.pdf"],
  ["\u2028\u0000 ", "download", "download"],
  ["", "download", "download"],
  ["\uD800.pdf", "_.pdf", "\uFFFD.pdf"],
])("a download of %j is named so that it says where it ends and leads nowhere", (given, plain, whole) => {
  expect(namesOf(given)).toEqual([plain, whole]);
});

test("a name that is too long keeps its ending", () => {
  const [, whole] = namesOf(`${"ä".repeat(300)}.pdf`);
  expect(whole).toBe(`${"ä".repeat(150)}.pdf`);
});
