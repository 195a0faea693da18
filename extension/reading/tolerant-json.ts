/**
 * JSON as pages hold it: with comments around it, trailing or missing commas, line breaks within strings, quotes that
 * were not escaped, and ends that were cut off. Strict JSON is read strictly.
 */
export function readTolerantJson(source: string): { value: unknown; broken: boolean } | null {
  const text = source
    .replace(/^\s*(?:\/\/\s*)?(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, "")
    .replace(/(?:\/\/\s*)?(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/, "")
    .trim();
  try {
    return { value: JSON.parse(text), broken: false };
  } catch {
    const decoded = /^[[{]\s*&quot;/.test(text) ? text.replace(/&quot;/g, '"').replace(/&amp;/g, "&") : text;
    const value = new Reader(decoded.slice(0, LONGEST)).readAll();
    return value === undefined ? null : { value, broken: true };
  }
}

const LONGEST = 400_000;
const DEEPEST = 40;
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Every value of the text, where several stand behind each other. */
  readAll(): unknown {
    const values: unknown[] = [];
    while (values.length < 50) {
      this.skip(/[\s,;]/);
      if (this.at >= this.text.length) break;
      const start = this.at;
      const value = this.readValue(0);
      if (typeof value === "object" && value !== null) values.push(value);
      if (this.at === start) this.at += 1;
    }
    return values.length > 1 ? values : values[0];
  }

  private readValue(depth: number): unknown {
    this.skipSpace();
    const sign = this.text[this.at];
    if (sign === undefined || depth > DEEPEST) return undefined;
    if (sign === "{") return this.readObject(depth);
    if (sign === "[") return this.readArray(depth);
    if (sign === '"' || sign === "'") return this.readString(sign);
    return this.readWord();
  }

  private readObject(depth: number): unknown {
    const found: [string, unknown][] = [];
    this.at += 1;
    while (this.at < this.text.length) {
      this.skip(/[\s,;]/);
      this.skipSpace();
      const sign = this.text[this.at];
      if (sign === undefined) break;
      if (sign === "}") {
        this.at += 1;
        break;
      }
      const start = this.at;
      const key = sign === '"' || sign === "'" ? this.readString(sign) : String(this.readWord());
      this.skipSpace();
      if (this.text[this.at] === ":") {
        this.at += 1;
        found.push([key, this.readValue(depth + 1)]);
      }
      if (this.at === start) this.at += 1;
    }
    return Object.fromEntries(found);
  }

  private readArray(depth: number): unknown {
    const found: unknown[] = [];
    this.at += 1;
    while (this.at < this.text.length) {
      this.skip(/[\s,;]/);
      const sign = this.text[this.at];
      if (sign === undefined) break;
      if (sign === "]") {
        this.at += 1;
        break;
      }
      const start = this.at;
      found.push(this.readValue(depth + 1));
      if (this.at === start) this.at += 1;
    }
    return found;
  }

  /** A quote ends the string only where the value may end: what follows is a comma, colon, bracket or the end. */
  private readString(quote: string): string {
    let value = "";
    this.at += 1;
    while (this.at < this.text.length) {
      const sign = this.text[this.at]!;
      if (sign === "\\") {
        value += this.readEscape();
        continue;
      }
      this.at += 1;
      if (sign === quote && /^\s*(?:[,:}\]]|$|\n\s*")/.test(this.text.slice(this.at, this.at + 60)))
        return value;
      value += sign;
    }
    return value;
  }

  private readEscape(): string {
    const sign = this.text[this.at + 1] ?? "";
    const code = /^u([0-9a-fA-F]{4})/.exec(this.text.slice(this.at + 1, this.at + 6));
    this.at += code === null ? 2 : 6;
    return code === null ? (ESCAPES[sign] ?? sign) : String.fromCharCode(Number.parseInt(code[1]!, 16));
  }

  private readWord(): unknown {
    const word = /^[^\s,:;{}[\]"']+/.exec(this.text.slice(this.at, this.at + 200))?.[0] ?? "";
    this.at += word.length;
    if (word === "true" || word === "false") return word === "true";
    if (word === "null" || word === "undefined" || word === "") return null;
    return /^-?\d+(?:\.\d+)?$/.test(word) ? Number(word) : word;
  }

  private skip(what: RegExp): void {
    while (this.at < this.text.length && what.test(this.text[this.at]!)) this.at += 1;
  }

  private skipSpace(): void {
    for (;;) {
      this.skip(/\s/);
      const comment = /^(?:\/\/[^\n]*|\/\*[\s\S]{0,2000}?\*\/)/.exec(
        this.text.slice(this.at, this.at + 2100),
      );
      if (comment === null) return;
      this.at += comment[0].length;
    }
  }
}
