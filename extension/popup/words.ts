import type { Note, Refusal } from "../reading/reading.ts";

export const REFUSALS: Readonly<Record<Refusal, string>> = {
  "no-ad":
    "This page does not read like a job ad. If it is one, mark the ad’s text on the page and press the button again, or fill it in by hand.",
  list: "This is a list of jobs, and none of them is open. Open one, then press the button again.",
  closed: "The page says that this ad is over, and shows no text of it.",
  frame:
    "There is no ad on the page itself. It may stand in a frame of another site, which the browser keeps closed: open the frame by itself, then press the button again.",
  pdf: "This is a PDF. Open it in Vouch, or copy its text and fill it in by hand.",
};

export const UNREADABLE =
  "The browser lets no extension read this page. That is so for its own pages, its store and some files.";

export const NOTES: Readonly<Record<Exclude<Note, "cut">, string>> = {
  closed: "The page says that this ad is over.",
  selection: "The text is what you had marked on the page.",
  hidden: "The text comes from the page’s code; the page does not show it like this. Compare the two.",
  broken: "The page’s code is damaged. Compare each value with the page.",
};

export const FIELDS = { title: "title", company: "company", place: "place", salary: "salary" } as const;

const ASKS: Readonly<Record<keyof typeof FIELDS, { filled: string; empty: string }>> = {
  title: {
    filled: "Is this the job’s title? The page does not say so plainly.",
    empty: "What is the job’s title? The page does not say so plainly.",
  },
  company: {
    filled: "Is this the company? The page does not say so plainly.",
    empty: "Which company is it? The page does not say so plainly.",
  },
  place: {
    filled: "Is this the place? The page does not say so plainly.",
    empty: "Where is it? The page does not say so plainly.",
  },
  salary: { filled: "Is this the pay? The page gives it no label.", empty: "" },
};

export function askAbout(field: keyof typeof FIELDS, isFilled: boolean): string {
  return ASKS[field][isFilled ? "filled" : "empty"];
}

export const ASK_TEXT =
  "Is this the whole ad, and nothing else? Compare its beginning and end with the page.";

export function sayCut(characters: number, most: number): string {
  return `The ad is longer than the ${most.toLocaleString("en")} characters that Vouch takes: ${characters.toLocaleString("en")} at its end were left out.`;
}

export function sayTooLong(names: readonly string[]): string {
  return `Not sent: ${names.join(" and ")} ${names.length === 1 ? "is" : "are"} longer than Vouch takes. Shorten ${names.length === 1 ? "it" : "them"} first.`;
}

export function sayUntil(day: string): string {
  return `The page’s code says that one could apply until ${day}.`;
}

export const NOTHING_TO_SEND = "Not sent: fill in the title or the text first.";
export const TAKEN = "Taken from the page. Look it over, then send it.";
export const ASKED = "Taken from the page, with questions. Look it over, then send it.";
export const BY_HAND = "Fill in what you know, then send it.";
export const NO_ADDRESS =
  "That is no web address. It looks like https://vouch.example.org or http://localhost:3000.";
export const UNENCRYPTED = "What you send to this address can be read on the way, since it begins with http.";
export const SAVED = "Kept.";
