/** Texts of the page that checks receipts. */
export const VERIFY_RECEIPT = {
  lead: "Give this page the receipt of a report. It computes the score again, and says whether anything in the receipt was changed since this server signed it. The file stays in this browser; once the page is open, it works without a network.",
  file: "Receipt (JSON)",
  hint: "You find it on every report, under ‘Check this score by hand’.",
  waiting: "Checking…",
  agrees: "This receipt agrees in every part.",
  unsure: "What could be checked agrees; not everything could be checked here.",
  differs: "This receipt does not agree.",
  holds: "agrees",
  fails: "does not agree",
  unknown: "not checked",
  score: "Overall match score {score} of 100, scanned {day}, formula {formula}, engine {engine}.",
  withoutScript:
    "This check needs a script that your browser does not run. From a terminal: vouch verify RECEIPT.json",
  how: "What is checked",
  parts: [
    "The file is written exactly as receipts are: a changed, added or missing character shows.",
    "What it says has the SHA-256 that it gives.",
    "The score, its four parts and the points of every term, computed again from the lists.",
    "The signature (Ed25519), and that its key is the one this server publishes.",
  ],
} as const;
