import { verifyReceipt } from "#contract/verify-receipt.ts";
import { receiptCrypto } from "#server/shared/receipt-crypto.ts";
import type { Command } from "../command.ts";
import { Refusal } from "../failure.ts";

/** Far more than a receipt of the longest ad. */
const LONGEST = 5_000_000;

/** `vouch verify`: whether a receipt agrees with itself, and with the issuer's published key (docs/score.md). Asks nobody. */
export const verifyCommand: Command = {
  answerFile: async (file, { key }, tools) => {
    const text = await tools.readText(file);
    if (text.length > LONGEST) throw new Refusal("receipt-too-long", "This file is too long for a receipt.");
    const { agrees, checks } = await verifyReceipt(text, receiptCrypto, key ?? null);
    if (agrees) return { status: "ok", agrees, checks };
    const wrong = checks.find(({ holds, part }) => holds !== true && part !== "issuer") ?? checks.at(-1)!;
    const failing = checks.find(({ holds }) => holds === false) ?? wrong;
    return {
      status: "error",
      agrees,
      checks,
      error: { code: `receipt-${failing.part}`, message: failing.said },
    };
  },
  answerLine: null,
};
