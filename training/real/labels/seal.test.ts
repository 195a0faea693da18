import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { seal, unseal } from "./seal.ts";

const bytes = fc.uint8Array({ minLength: 1, maxLength: 400 });

describe("a sealed label", () => {
  test("opens with the document it was made of, and is the same each time", () => {
    fc.assert(
      fc.property(bytes, fc.jsonValue(), (document, label) => {
        const sealed = seal(label, "0123456789", document);
        expect(seal(label, "0123456789", document)).toBe(sealed);
        expect(JSON.stringify(unseal(sealed, "0123456789", document))).toBe(JSON.stringify(label));
      }),
    );
  });

  test("opens with no other document, not even one that differs in a bit, nor under another name", () => {
    fc.assert(
      fc.property(bytes, fc.nat(), fc.nat(7), (document, at, bit) => {
        const sealed = seal({ name: "Ada" }, "0123456789", document);
        const other = Uint8Array.from(document);
        other[at % other.length]! ^= 1 << bit;
        expect(() => unseal(sealed, "0123456789", other)).toThrow();
        expect(() => unseal(sealed, "9876543210", document)).toThrow();
      }),
    );
  });

  test("shows nothing of what it holds", () => {
    const sealed = seal({ name: "Ada Lovelace" }, "0123456789", Buffer.from("a document"));
    expect(Buffer.from(sealed, "base64").toString("latin1")).not.toMatch(/Ada|Lovelace|name/);
  });
});
