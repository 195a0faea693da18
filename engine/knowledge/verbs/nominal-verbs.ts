/**
 * Nouns of activity and the verbs that say the same: 'project management' is also 'managed projects'. Left the noun's
 * stem as it ends a form, right the stems of its verbs. Forms in -ing need no line: their stem is the verb's.
 */
const LINES = `
management manage
administration administer administrate
development develop
analysis analyze
analytics analyze
maintenance maintain service
coordination coordinate
supervision supervise oversee
implementation implement
integration integrate
optimization optimize
recruitment recruit hire
inspection inspect
documentation document
procurement procure
preparation prepare
prep prepare prep
negotiation negotiate
reconciliation reconcile
installation install
operation operate
assessment assess
evaluation evaluate
collection collect
improvement improve
measurement measure
placement place
replenishment replenish
enforcement enforce
adjustment adjust
enrollment enroll
delivery deliver
recovery recover
entry enter
storage store
removal remove
disposal dispose
approval approve
tracking track
verification verify
validation validate
visualization visualize
automation automate
migration migrate
configuration configure
deployment deploy
fabrication fabricate
calibration calibrate
estimation estimate
preservation preserve
resolution resolve
segmentation segment
attainment attain
fulfillment fulfill
compliance comply
creation create
production produce
design design
planning plan
processing process
reporting report
scheduling schedule
screening screen
testing test
training train
support support
control control
review review
research research
drafting draft
writing write
editing edit
monitoring monitor
modeling model
generation generate
arrangement arrange
repair repair
assembly assemble
handling handle
forecasting forecast
budgeting budget
auditing audit
selection select
acquisition acquire
engagement engage
education educate
instruction instruct
presentation present
facilitation facilitate
translation translate
interpretation interpret
transportation transport
distribution distribute
qualification qualify
investigation investigate
prevention prevent
treatment treat
transcription transcribe
plan plan
cleaning clean
cleansing clean cleanse
picking pick
reading read
finishing finish
bending bend
clearance clear
estimating estimate
costing cost
rotation rotate
count count
counting count
summary summarize
filing file
return prepare file
`;

const NOUNS = readNouns();

/** Nouns that say what a verb says, given its stem: 'manage' -> 'management'; every -ate and -ize has its -ation. */
export function nounsOfVerb(verb: string): readonly string[] {
  const listed = NOUNS.get(verb) ?? [];
  if (verb.length > 5 && verb.endsWith("ate")) return [...listed, `${verb.slice(0, -1)}ion`];
  if (verb.length > 5 && verb.endsWith("ize")) return [...listed, `${verb.slice(0, -1)}ation`];
  return listed;
}

/** Verbs that say what a noun of activity says: 'management' -> 'manage'. Empty for any other word. */
export function verbsOfNoun(noun: string): readonly string[] {
  return VERBS.get(noun) ?? [];
}

const VERBS = readVerbs();

function readNouns(): Map<string, string[]> {
  const nouns = new Map<string, string[]>();
  for (const line of LINES.split("\n")) {
    const [noun, ...verbs] = line.split(" ");
    for (const verb of verbs) nouns.set(verb, [...(nouns.get(verb) ?? []), noun!]);
  }
  return nouns;
}

function readVerbs(): Map<string, string[]> {
  const verbs = new Map<string, string[]>();
  for (const [verb, nouns] of NOUNS) {
    for (const noun of nouns) if (noun !== verb) verbs.set(noun, [...(verbs.get(noun) ?? []), verb]);
  }
  return verbs;
}
