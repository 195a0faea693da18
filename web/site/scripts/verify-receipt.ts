import { VERIFY_RECEIPT } from "#content/site/verify-receipt.ts";
import { type PartCheck, type ReceiptVerdict, verifyReceipt } from "#contract/verify-receipt.ts";
import { RECEIPT_KEY_PATH } from "../../api-paths.ts";
import { createSessionStore } from "../../features/account/session-store.ts";
import { fillText } from "../../ui/fill-text.ts";
import { findPart } from "./find-part.ts";
import { openReceiptCrypto } from "./receipt-crypto.ts";
import { startHeader } from "./start-header.ts";

startHeader(createSessionStore());
startVerify(findPart<HTMLInputElement>(document, "[data-receipt]"), findPart(document, "[data-verdict]"));

function startVerify(field: HTMLInputElement, verdict: HTMLElement): void {
  // Asked for now, so that the check works later without a network.
  const published = readPublishedKey();
  field.addEventListener("change", async () => {
    const file = field.files?.[0];
    if (file === undefined) return;
    findPart(verdict, "[data-outcome]").textContent = VERIFY_RECEIPT.waiting;
    const text = await file.text();
    showVerdict(verdict, text, await verifyReceipt(text, openReceiptCrypto(crypto.subtle), await published));
  });
}

async function readPublishedKey(): Promise<string | null> {
  try {
    const answer: unknown = await (await fetch(RECEIPT_KEY_PATH)).json();
    return typeof answer === "object" && answer !== null && "key" in answer ? String(answer.key) : null;
  } catch {
    return null;
  }
}

function showVerdict(verdict: HTMLElement, text: string, { agrees, checks }: ReceiptVerdict): void {
  const failed = checks.some(({ holds }) => holds === false);
  const sure = agrees && checks.every(({ holds }) => holds === true);
  verdict.dataset.agrees = failed ? "no" : sure ? "yes" : "unsure";
  findPart(verdict, "[data-outcome]").textContent = failed
    ? VERIFY_RECEIPT.differs
    : sure
      ? VERIFY_RECEIPT.agrees
      : VERIFY_RECEIPT.unsure;
  findPart(verdict, "[data-score]").textContent = failed ? "" : describeScore(text);
  findPart(verdict, "[data-checks]").replaceChildren(...checks.map(drawCheck));
}

/** Of a receipt that is well-formed. */
function describeScore(text: string): string {
  const { statement } = JSON.parse(text);
  return fillText(VERIFY_RECEIPT.score, {
    score: statement.overallScore.toFixed(2),
    day: new Date(statement.scannedAt).toLocaleDateString("en", { dateStyle: "long" }),
    formula: statement.formula,
    engine: statement.engine,
  });
}

function drawCheck({ holds, said }: PartCheck): HTMLElement {
  const item = document.createElement("li");
  item.dataset.holds = holds === null ? "unknown" : holds ? "yes" : "no";
  const word = document.createElement("span");
  word.className = "visually-hidden";
  word.textContent = `${holds === null ? VERIFY_RECEIPT.unknown : holds ? VERIFY_RECEIPT.holds : VERIFY_RECEIPT.fails}: `;
  item.append(word, said);
  return item;
}
