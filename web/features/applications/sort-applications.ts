import type { ApplicationSummary } from "#contract/application.ts";

export type Order = "moved" | "created" | "company" | "title" | "due";
export type ListWishes = { search: string; stage: string; order: Order };

/** Without case, accents and marks, so that 'resume' finds 'Résumé'. */
const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Those with all words of the search and of the stage, in the wished order. `stage` may be '', or '!closed'. */
export function sortApplications(
  applications: Iterable<ApplicationSummary>,
  { search, stage, order }: ListWishes,
): ApplicationSummary[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const found = [...applications].filter((one) => {
    if (stage === "!closed" ? one.stage === "closed" : stage !== "" && one.stage !== stage) return false;
    if (words.length === 0) return true;
    const text = fold([one.title, one.company, one.place, one.source, one.salary].join(" "));
    return words.every((word) => text.includes(word));
  });
  return found.sort(ORDERS[order]);
}

type Compare = (a: ApplicationSummary, b: ApplicationSummary) => number;

const newest: Compare = (a, b) =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1;
const { compare } = new Intl.Collator("en", { sensitivity: "base", numeric: true });
const LAST = "9999-12-31";

/** The day of the next thing to do. */
export function nextDue({ tasks }: Pick<ApplicationSummary, "tasks">): string | null {
  const days = tasks.filter(({ done, dueOn }) => !done && dueOn !== null).map(({ dueOn }) => dueOn!);
  return days.length === 0 ? null : days.sort()[0]!;
}

const ORDERS: Readonly<Record<Order, Compare>> = {
  moved: (a, b) => (a.movedAt === b.movedAt ? newest(a, b) : a.movedAt < b.movedAt ? 1 : -1),
  created: newest,
  company: (a, b) => compare(a.company, b.company) || newest(a, b),
  title: (a, b) => compare(a.title, b.title) || newest(a, b),
  due: (a, b) => compare(nextDue(a) ?? LAST, nextDue(b) ?? LAST) || newest(a, b),
};
