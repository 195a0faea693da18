import { webcrypto } from "node:crypto";
import { describe, expect, test } from "vitest";
import { stateReceipt, writeReceiptFile } from "#contract/receipt-file.ts";
import { verifyReceipt } from "#contract/verify-receipt.ts";
import { makeSigningKey, receiptCrypto, signReceipt } from "#server/shared/receipt-crypto.ts";
import { fc } from "#testing/properties.ts";
import { openReceiptCrypto } from "#web/site/scripts/receipt-crypto.ts";
import { aScan } from "./a-scan.ts";

const KEY = makeSigningKey();
const FILE = signReceipt(stateReceipt(aScan()), KEY);
const TEXT = writeReceiptFile(FILE);
const BYTES = Buffer.from(TEXT);

const browser = openReceiptCrypto(webcrypto.subtle as SubtleCrypto);
const failed = async (text: string, published: string | null = KEY.publicKey) =>
  (await verifyReceipt(text, receiptCrypto, published)).checks
    .filter(({ holds }) => holds === false)
    .map(({ part }) => part);

describe("a receipt as it was made", () => {
  test.each([
    ["Node", receiptCrypto],
    ["a browser", browser],
  ])("agrees in every part in %s", async (_, crypto) => {
    const verdict = await verifyReceipt(TEXT, crypto, KEY.publicKey);
    expect(verdict.checks.map(({ part, holds }) => [part, holds])).toEqual([
      ["form", true],
      ["digest", true],
      ["score", true],
      ["terms", true],
      ["signature", true],
      ["issuer", true],
    ]);
    expect(verdict.agrees).toBe(true);
  });

  test("is made of the same bytes each time", () => {
    expect(writeReceiptFile(signReceipt(stateReceipt(aScan()), KEY))).toBe(TEXT);
  });

  test("names nobody", () => {
    const { name, email, phone, address } = aScan().result;
    for (const value of [name, email, phone, address]) expect(TEXT).not.toContain(value!);
  });
});

test("a receipt of which any one bit is turned does not agree, in Node and in a browser", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(BYTES.length - 1), fc.nat(7), async (at, bit) => {
      const changed = Buffer.from(BYTES);
      changed[at]! ^= 1 << bit;
      const text = new TextDecoder().decode(changed);
      for (const crypto of [receiptCrypto, browser])
        expect((await verifyReceipt(text, crypto, null)).agrees).toBe(false);
    }),
    { numRuns: 400 },
  );
});

test("no letter of digest, key or signature can be another, be its bytes the same", async () => {
  for (const name of ["digest", "key", "signature"] as const) {
    const at = FILE[name].length - 1;
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") {
      if (letter === FILE[name][at]) continue;
      const text = writeReceiptFile({ ...FILE, [name]: FILE[name].slice(0, at) + letter });
      for (const crypto of [receiptCrypto, browser])
        expect((await verifyReceipt(text, crypto, null)).agrees).toBe(false);
    }
  }
});

test("a byte taken away or put in does not agree", async () => {
  for (let at = 0; at < BYTES.length; at += 97) {
    expect(await failed(TEXT.slice(0, at) + TEXT.slice(at + 1))).not.toEqual([]);
    expect(await failed(`${TEXT.slice(0, at)} ${TEXT.slice(at)}`)).not.toEqual([]);
  }
});

describe("a receipt that somebody else has written says which part does not agree", () => {
  const forge = (change: Partial<typeof FILE.statement>, key = makeSigningKey()) =>
    writeReceiptFile(signReceipt({ ...FILE.statement, ...change }, key));

  test("a better score than the lists give", async () => {
    expect(await failed(forge({ overallScore: 99 }, KEY))).toEqual(["score"]);
  });

  test("a term that the lists do not have", async () => {
    const terms = [...FILE.statement.terms, { term: "Kubernetes", found: true, points: 10 }];
    expect(await failed(forge({ terms }, KEY))).toEqual(["terms"]);
  });

  test("all of it well computed, signed with another key", async () => {
    expect(await failed(forge({}))).toEqual(["issuer"]);
    const alone = await verifyReceipt(forge({}), receiptCrypto, null);
    expect(alone.checks.find(({ part }) => part === "issuer")!.holds).toBeNull();
  });

  test("the published key put in place of the forger's", async () => {
    const file = signReceipt(FILE.statement, makeSigningKey());
    expect(await failed(writeReceiptFile({ ...file, key: KEY.publicKey }))).toEqual(["signature"]);
  });

  test.each(["", "null", "[]", "{}", "not JSON", '{"statement":{}}'])(
    "no receipt at all: %j",
    async (text) => {
      expect(await failed(text)).toEqual(["form"]);
    },
  );
});

test("a formula of another version is not taken for agreed", async () => {
  const other = writeReceiptFile(signReceipt({ ...FILE.statement, formula: "vouch-score/9" }, KEY));
  const verdict = await verifyReceipt(other, receiptCrypto, KEY.publicKey);
  expect(verdict.agrees).toBe(false);
  expect(verdict.checks.find(({ part }) => part === "score")!.holds).toBeNull();
});
