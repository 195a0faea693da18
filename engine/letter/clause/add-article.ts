/** Nouns that cannot stand alone in the singular: 'led team of 5' wants its article. */
const COUNTABLE = new Set(
  `team crew group squad department budget portfolio caseload system program programme project process campaign store
  shop branch warehouse kitchen clinic ward unit site plant workshop website app application dashboard database tool
  platform pipeline service product feature plan schedule strategy policy procedure guide manual handbook report model
  template checklist sheet form survey study audit review initiative committee club workshop course class curriculum
  network library script framework fleet region territory district contract account event fundraiser garden
  newsletter blog magazine newspaper channel tracker register log ledger spreadsheet rota roster
  ambulance meeting calendar scheme station conference prototype logo tender backlog fixture excavator forklift truck van bus
  car tractor crane lathe press machine spectrometer microscope boat vessel ship plane house home building school hospital hotel
  restaurant café cafe bar office centre center hub laboratory lab studio theatre gallery museum farm nursery orchard greenhouse
  platoon company squadron brigade panel board council task-force cohort class classroom choir band orchestra
  portal plugin plug-in bot algorithm simulator prototype game engine api package module microservice server cluster
  brochure leaflet flyer poster catalogue catalog leaflet booklet toolkit playbook roadmap blueprint brief proposal bid grant
  tour exhibition festival fair show concert ceremony wedding banquet party raffle auction marathon webinar podcast video film
  documentary series episode interview seminar lecture lesson tutorial session assembly trip excursion camp retreat
  partnership alliance deal merger acquisition lawsuit case trial appeal motion investigation inspection assessment evaluation
  experiment trial prototype test thesis dissertation paper article book chapter column essay
  transition rollout relaunch redesign rebrand overhaul refurbishment renovation conversion expansion restructure turnaround
  queue hotline helpdesk desk counter till booth stall stand kiosk display window shelf
  bridge tunnel road dam pipeline tower roof wall fence deck
  model forecast index matrix map diagram chart graph scorecard questionnaire protocol workflow routine method approach solution
  standard guideline code agreement lease loan mortgage fund
  scholarship bursary award prize competition tournament league match
  community charity association union society cooperative
  shelter hostel hospice surgery pharmacy practice bakery brewery winery
  dataset corpus archive collection inventory catalogue wiki intranet newsletter forum`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
const WHOLE_STARTS = new Set(
  "a an the this that these those each every all both its their his her my our your one no any some more most up down out off over and several many few various multiple new numerous two three four five six seven eight nine ten dozens hundreds thousands".split(
    " ",
  ),
);
const STOPS =
  /^(?:of|for|to|in|on|at|with|by|from|across|and|or|that|which|who|using|during|into|under|within|over|as|per|while|covering|serving|used|worth|based|aimed|designed|built|made|held|called|against|through|between|after|before|about|without|via|around|so|where)$/;
const MOST_WORDS = 4;

/** Puts 'a' or 'an' before a singular count noun that a headline style left without: 'team of 5' -> 'a team of 5'. */
export function addArticle(object: string): string {
  const words = object.split(" ");
  const first = words[0] ?? "";
  if (WHOLE_STARTS.has(first.toLowerCase()) && first !== "new") return object;
  if (/^[\p{N}$€£~]/u.test(first) && !/^\d+-\p{L}/u.test(first)) return object;
  if (/^\p{Lu}\p{Ll}/u.test(first) || /['’]s$/.test(first)) return object;
  const stop = words.findIndex((word) => STOPS.test(word));
  const run = stop === -1 ? words : words.slice(0, stop);
  // 'unit and integration tests': the noun that is meant comes later.
  if (/^(?:and|or)$/.test(words[stop] ?? "") && stop < words.length - 1) return object;
  const cut = run.findIndex((word) => /[,;:()]$/.test(word));
  const noun = (cut === -1 ? run : run.slice(0, cut + 1)).at(-1)?.replace(/[^\p{L}]+$/u, "");
  if (noun === undefined || run.length > MOST_WORDS || !COUNTABLE.has(noun)) return object;
  return `${articleOf(first)} ${object}`;
}

function articleOf(first: string): "a" | "an" {
  if (/^\p{Lu}{2,}/u.test(first)) return /^[AEFHILMNORSX]/.test(first) ? "an" : "a";
  return /^(?:[aeio]|u(?!ni|se|ti)|8|11|18|hour)/i.test(first) ? "an" : "a";
}
