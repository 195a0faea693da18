import { expect, test } from "vitest";
import { inlineStyles } from "./inline-styles.ts";

const PAGE =
  '<head><link rel="icon" href="/a.svg"/><link rel="stylesheet" href="/one.css"/><link rel="stylesheet" href="/two.css"/></head>';

test("a page carries its style sheets itself, in their order, and keeps its other links", () => {
  const sheets: Record<string, string> = {
    "/one.css": "a{color:red}\n",
    "/two.css": "a::before{content:'$&'}",
  };
  expect(inlineStyles(PAGE, (href) => sheets[href]!)).toBe(
    `<head><link rel="icon" href="/a.svg"/><style>a{color:red}</style><style>a::before{content:'$&'}</style></head>`,
  );
});

test.each(["a{}</style><script>", "@import '/b.css';", "a{background:url(b.png)}"])(
  "what would mean something else inside a page stops the build: %s",
  (sheet) => {
    expect(() => inlineStyles(PAGE, () => sheet)).toThrow(/one\.css/);
  },
);
