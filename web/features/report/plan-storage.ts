/** Where the choices of plans are kept in this browser. */
const PLANS_KEY = "vouch-plans";

/** What a user said of a plan, kept in this browser alone: the steps they ticked, the terms that are not true of them. */
export type PlanChoices = { ticked: readonly string[]; untrue: readonly string[] };

/** Reports remembered; the oldest goes first. */
const MOST_PLANS = 40;

type Kept = Record<string, PlanChoices>;

export const NO_CHOICES: PlanChoices = { ticked: [], untrue: [] };

export function readPlanChoices(scanId: string): PlanChoices {
  return readAll()[scanId] ?? NO_CHOICES;
}

export function storePlanChoices(scanId: string, choices: PlanChoices): void {
  const { [scanId]: _before, ...others } = readAll();
  const isEmpty = choices.ticked.length + choices.untrue.length === 0;
  const kept = isEmpty ? others : { ...others, [scanId]: choices };
  const newest = Object.entries(kept).slice(-MOST_PLANS);
  withLocal((storage) => storage.setItem(PLANS_KEY, JSON.stringify(Object.fromEntries(newest))));
}

function readAll(): Kept {
  const text = withLocal((storage) => storage.getItem(PLANS_KEY));
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, choices]) => isChoices(choices)));
  } catch {
    return {};
  }
}

function isChoices(value: unknown): value is PlanChoices {
  const isList = (list: unknown) => Array.isArray(list) && list.every((entry) => typeof entry === "string");
  return (
    typeof value === "object" &&
    value !== null &&
    "ticked" in value &&
    "untrue" in value &&
    isList(value.ticked) &&
    isList(value.untrue)
  );
}

/** Storage can be full or closed to us (private windows); choices then last for this page. */
function withLocal<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
