/** New wordings by a language model, where one is set up. */
export const WORDINGS = {
  title: "Worded anew for this ad",
  lead: "{model} can word your lines anew. Each wording is checked here against your own line; one that says more than the line is not shown.",
  sent: "What is sent",
  sentHint:
    "Up to eight of your lines with what the ad asks for and they show, the job’s title, and for a summary your titles and employers. Your name and contact details stay here. It is sent when you ask, not before.",
  nothingSent: "No line of yours shows what this ad asks for, so nothing would be sent.",
  ask: "Ask {model}",
  again: "Ask {model} again",
  asking: "{model} is writing…",
  found: "Wordings to look at: {count}. Undo takes back what you accept.",
  none: "No wording came back that your own lines vouch for.",
  noLines: "No line of yours shows what this ad asks for, so nothing was sent.",
  left: "Nothing is left to look at.",
  refusedBefore: "Not shown, because your line does not say so: {count}.",
  kinds: { "model-wording": "A line in other words", "model-summary": "A summary of your own lines" },
  by: "Worded by {model}, checked against your own line.",
  bySummary: "Worded by {model}, each sentence checked against your own line:",
} as const;
