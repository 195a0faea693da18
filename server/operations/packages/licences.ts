/** Licences that let us ship a package with no more than its notice, by SPDX identifier. */
const PERMISSIVE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "PostgreSQL",
  "Unlicense",
  "Zlib",
]);

const OPEN_FONT = {
  license: "OFL-1.1",
  reason:
    "A font: the Open Font License lets it be shipped with any program, as long as it is not sold alone.",
};

/** Packages under another licence, with the reason why they may be shipped all the same. */
export const EXCEPTIONS: Record<string, { license: string; reason: string }> = {
  "@expo-google-fonts/noto-naskh-arabic": { ...OPEN_FONT, license: "MIT AND OFL-1.1" },
  "@expo-google-fonts/noto-sans": { ...OPEN_FONT, license: "MIT AND OFL-1.1" },
  "@expo-google-fonts/noto-sans-hebrew": { ...OPEN_FONT, license: "MIT AND OFL-1.1" },
  "@expo-google-fonts/noto-serif": { ...OPEN_FONT, license: "MIT AND OFL-1.1" },
  "@fontsource/noto-sans": OPEN_FONT,
  "@fontsource-variable/bricolage-grotesque": OPEN_FONT,
  "@fontsource-variable/geist-mono": OPEN_FONT,
  "@fontsource-variable/instrument-sans": OPEN_FONT,
};

/** Packages whose package.json names no licence, with where it was found. */
export const STATED_ELSEWHERE: Record<string, { license: string; reason: string }> = {
  "png-js": { license: "MIT", reason: "Its file LICENSE is the MIT licence." },
};

/**
 * Whether an SPDX expression lets us ship: of 'OR' one licence is enough, of 'AND' each must do. Anything that is not
 * understood ('SEE LICENSE IN …', 'WITH' an exception) does not.
 */
export function isPermissive(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, "$1");
  if (/[()]/.test(plain)) return false;
  return plain.split(" OR ").some((part) => part.split(" AND ").every((license) => PERMISSIVE.has(license)));
}
