/** Nouns that cannot stand alone in the singular: 'led team of 5' wants its article. */
const COUNTABLE = new Set(
  `team crew group squad department budget portfolio caseload system program programme project process campaign store
  shop branch warehouse kitchen clinic ward unit site plant workshop website app application dashboard database tool
  platform pipeline service product feature plan schedule strategy policy procedure guide manual handbook report model
  template checklist sheet form survey study audit review initiative committee club workshop course class curriculum
  network library script framework fleet region territory district contract account event fundraiser garden
  newsletter blog magazine newspaper channel tracker register log ledger spreadsheet rota roster`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
const STARTS =
  /^(?:a|an|the|this|that|each|every|all|both|its|their|his|her|my|our|one|no|any|some|new|more|up|and|\p{N}|\p{Lu})/u;
const WHOLE_STARTS = new Set(
  "a an the this that each every all both its their his her my our one no any some more up and".split(" "),
);
const STOPS =
  /^(?:of|for|to|in|on|at|with|by|from|across|and|or|that|which|using|during|into|under|within|over|as|per|while|covering|serving)$/;

/** Puts 'a' or 'an' before a singular count noun that a headline style left without: 'team of 5' -> 'a team of 5'. */
export function addArticle(object: string): string {
  const words = object.split(" ");
  const first = words[0] ?? "";
  if (WHOLE_STARTS.has(first.toLowerCase()) || /^[\p{N}$€£]/u.test(first)) return object;
  if (STARTS.test(first) && /^\p{Lu}/u.test(first)) return object;
  const stop = words.findIndex((word) => STOPS.test(word));
  const run = stop === -1 ? words : words.slice(0, stop);
  const cut = run.findIndex((word) => /[,;:()]$/.test(word));
  const noun = (cut === -1 ? run : run.slice(0, cut + 1)).at(-1)?.replace(/[^\p{L}]+$/u, "");
  if (noun === undefined || run.length > 4 || !COUNTABLE.has(noun)) return object;
  return `${/^[aeio]|^u(?!ni|se|ti)/i.test(first) ? "an" : "a"} ${object}`;
}
