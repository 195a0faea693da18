/** How often something is done: 'per week', 'every Monday', 'daily'. */
export const PERIOD =
  /\b(?:per|each|every|an?|one|1|all|any|through the|by the|the|single|average|typical|normal|usual) (hour|shift|day|night|week|fortnight|month|quarter|term|season|semester|year)\b|\b(?:each|every) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)|\b(hourly|daily|nightly|weekly|monthly|quarterly|termly|yearly|annually|annual)\b|[/](hour|hr|day|week|month|year)\b/gi;

/** The unit that each of these words counts in; others are units themselves. */
export const PERIOD_UNITS: Readonly<Record<string, string>> = {
  hr: "hour",
  hourly: "hour",
  daily: "day",
  nightly: "night",
  weekly: "week",
  monthly: "month",
  quarterly: "quarter",
  termly: "term",
  yearly: "year",
  annually: "year",
  annual: "year",
  monday: "week",
  tuesday: "week",
  wednesday: "week",
  thursday: "week",
  friday: "week",
  saturday: "week",
  sunday: "week",
};
