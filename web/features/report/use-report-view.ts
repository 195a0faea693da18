import { useEffect, useState } from "react";
import type { ScanResult } from "#contract/scan.ts";
import type { PlanStep } from "#engine/score/plan-steps.ts";

export type TermFilter = "all" | "must" | "missing" | "partly" | "found";

export const IDS = {
  steps: "next-steps",
  contact: "contact",
  texts: "resume-text",
  checks: "checks",
  term: (index: number) => `term-${index}`,
  check: (id: string) => `check-${id}`,
} as const;

export type ReportView = {
  tab: string | null;
  setTab: (tab: string | null) => void;
  filter: TermFilter;
  setFilter: (filter: TermFilter) => void;
  /** Places of terms in the result whose quotes are shown. */
  open: ReadonlySet<number>;
  toggle: (term: number) => void;
  sideBySide: boolean;
  setSideBySide: (isOn: boolean) => void;
  /** The term whose marks are chosen in both texts. */
  chosen: number | null;
  choose: (term: number | null) => void;
  showSteps: () => void;
  showInBothTexts: (term: number | null) => void;
  showEvidence: (step: PlanStep) => void;
};

/** What of a report is unfolded and chosen, and the ways to bring a part of it into sight, marked and focused. */
export function useReportView(result: ScanResult): ReportView {
  const [tab, setTab] = useState<string | null>("resume");
  const [filter, setFilter] = useState<TermFilter>("all");
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [sideBySide, setSideBySide] = useState(false);
  const [chosen, choose] = useState<number | null>(null);
  const show = useShown();

  function showTerms(labels: readonly string[]): void {
    const wanted = new Set(labels.map((label) => label.toLowerCase()));
    const places = result.terms.flatMap(({ label }, index) =>
      wanted.has(label.toLowerCase()) ? [index] : [],
    );
    setTab("resume");
    setFilter("all");
    setOpen(new Set(places));
    show(places.map(IDS.term));
  }

  return {
    tab,
    setTab,
    filter,
    setFilter,
    open,
    toggle: (term) =>
      setOpen((before) => (before.has(term) ? without(before, term) : new Set([...before, term]))),
    sideBySide,
    setSideBySide,
    chosen,
    choose,
    showSteps: () => show([IDS.steps]),
    showInBothTexts: (term) => {
      setTab("resume");
      setSideBySide(true);
      choose(term);
      show([IDS.texts]);
    },
    showEvidence: (step) => {
      if ("terms" in step) return showTerms(step.terms);
      setTab("resume");
      if (step.kind === "structure")
        return show(step.checks.length > 0 ? step.checks.map(IDS.check) : [IDS.checks]);
      show([step.kind === "contact" ? IDS.contact : IDS.texts]);
    },
  };
}

/** Marks these elements once they are drawn, scrolls to the first and gives it the focus. */
function useShown(): (ids: readonly string[]) => void {
  const [shown, show] = useState<readonly string[]>([]);
  useEffect(() => {
    const elements = shown.flatMap((id) => document.getElementById(id) ?? []);
    for (const element of elements) {
      if (element.clientHeight < innerHeight / 2 && !(element instanceof HTMLHeadingElement))
        element.dataset.shown = "";
      for (const fold of ancestorFolds(element)) fold.open = true;
    }
    const first = elements[0];
    if (first !== undefined) {
      first.tabIndex = -1;
      first.focus({ preventScroll: true });
      first.scrollIntoView({ block: first.clientHeight > innerHeight / 2 ? "start" : "center" });
    }
    return () => {
      for (const element of elements) delete element.dataset.shown;
    };
  }, [shown]);
  return (ids) => show([...ids]);
}

function ancestorFolds(element: HTMLElement): HTMLDetailsElement[] {
  const fold = element.closest("details");
  if (fold === null) return [];
  const above = fold.parentElement;
  return above === null ? [fold] : [fold, ...ancestorFolds(above)];
}

function without(terms: ReadonlySet<number>, term: number): Set<number> {
  return new Set([...terms].filter((other) => other !== term));
}
