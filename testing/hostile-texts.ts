/** Texts made to be slow to read: each a name and a unit that is repeated to any length. */
export type HostileText = { name: string; unit: string };

const CHARACTERS: Readonly<Record<string, string>> = {
  blank: " ",
  tab: "\t",
  "line end": "\n",
  "no-break space": "\u00A0",
  "thin space": "\u2009",
  "ideographic space": "\u3000",
  "zero-width space": "\u200B",
  "soft hyphen": "\u00AD",
  "combining mark": "\u0301",
  "small letter": "a",
  capital: "A",
  digit: "1",
  "arabic-indic digit": "\u0661",
  hyphen: "-",
  dash: "–",
  dot: ".",
  comma: ",",
  colon: ":",
  semicolon: ";",
  slash: "/",
  bracket: "(",
  "closing bracket": ")",
  "square bracket": "[",
  quote: '"',
  apostrophe: "'",
  bullet: "•",
  star: "*",
  hash: "#",
  at: "@",
  "less than": "<",
  ampersand: "&",
  bar: "|",
  underscore: "_",
  plus: "+",
  percent: "%",
  dollar: "$",
  "sharp s": "ß",
  "long ligature": "\uFDFA",
  ligature: "ﬁ",
  arabic: "ع",
  hebrew: "ש",
  chinese: "漢",
  korean: "각",
  emoji: "👩‍🔧",
  "private use": "\uE000",
  "lone surrogate": "\uD83D",
};

const PATTERNS: readonly string[] = [
  "1.1.1.",
  "iv. ",
  "a\n",
  "A\n",
  "1\n",
  "- a\n",
  "a, ",
  "a; ",
  "a/",
  "a - ",
  "a | ",
  "A. ",
  "A B ",
  "Ab Cd ",
  "and ",
  "and a ",
  "of the ",
  "a@a.",
  "a@",
  "http://",
  "www.a.",
  "+1 ",
  "(1) ",
  "((((",
  "()[]",
  "1,1",
  "1.000,",
  "2019 ",
  "2019 - ",
  "Jan 2019 ",
  "May ",
  "to ",
  "5 years ",
  "years of experience ",
  "experience in a, ",
  "required, ",
  "e.g. ",
  "I am. ",
  "I have a ",
  "Ltd ",
  "University of ",
  "Street ",
  "<p>",
  "<b><",
  "&amp;",
  "&#",
  "**a**",
  "# a\n",
  "[a](",
  "aB",
  "aA1-",
  "C++ ",
  "Node.js",
  "a'b ",
  "e\u0301",
  "S K I L L S ",
  "Skills:\n",
  "Experience\n\n",
  "• a\n",
  "\u200Ba",
  "ab\u00AD",
];

/** Every class of character alone, in pairs and triples with others of another kind, and shapes that lists and letters have. */
export function hostileTexts(): HostileText[] {
  const alone = Object.entries(CHARACTERS).map(([name, unit]) => ({ name, unit }));
  const some = [
    "blank",
    "line end",
    "small letter",
    "capital",
    "digit",
    "dot",
    "comma",
    "hyphen",
    "bracket",
    "apostrophe",
  ];
  const pairs = some.flatMap((one) =>
    some
      .filter((other) => other !== one)
      .map((other) => ({ name: `${one}, ${other}`, unit: CHARACTERS[one]! + CHARACTERS[other]! })),
  );
  const triples = some.map((one, at) => {
    const [next, after] = [some[(at + 1) % some.length]!, some[(at + 3) % some.length]!];
    return {
      name: `${one}, ${next}, ${after}`,
      unit: [one, next, after].map((name) => CHARACTERS[name]).join(""),
    };
  });
  const shapes = PATTERNS.map((unit) => ({ name: JSON.stringify(unit), unit }));
  return [...alone, ...pairs, ...triples, ...shapes];
}

export const repeatTo = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
