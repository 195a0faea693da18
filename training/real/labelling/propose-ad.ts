import type { Job } from "#engine/job/model/job.ts";
import type { AdLabel } from "../labels/ad-label.ts";

/** What the reader reads in an ad, in the form of a label, for a labeller to correct. */
export function proposeAd(job: Job): AdLabel {
  const kinds = { hard: "hard", soft: "soft", certificate: "certificate", language: "language" } as const;
  const silent = new Map([
    ["about", "company"],
    ["benefits", "benefits"],
    ["pay", "pay"],
    ["equal-opportunity", "legal"],
    ["apply", "apply"],
  ] as const);
  return {
    titles: job.title === null ? [] : [job.title.quote],
    company: job.company === null ? [] : [job.company.quote],
    terms: job.terms.flatMap(({ kind, need, quotes }) => {
      const own = kinds[kind as keyof typeof kinds];
      if (own === undefined) return [];
      return [...new Set(quotes.map(({ quote }) => quote))].map((quote) => ({ quote, kind: own, need }));
    }),
    years: job.years.map(({ quote, minimum, need }) => ({ quote, minimum, need })),
    degrees: job.degrees.map(({ quote, level, need }) => ({ quote, level, need })),
    conditions: job.conditions.map(({ quote, kind }) => ({ quote, kind })),
    silent: job.sections.flatMap(({ kind, start, end }) => {
      const why = silent.get(kind as "about");
      const passage = job.text.slice(start, end).trim();
      if (why === undefined || passage === "") return [];
      return [{ from: passage.slice(0, 40), to: passage.slice(-40), why }];
    }),
    decoys: [],
  };
}
