/**
 * British spelling folded to American, so that 'organisation' and 'organization' meet. Rules where a rule is safe,
 * a list where the same letters end other words ('colour' but 'hour', 'centre' but 'genre').
 */

/** Words in -ise and -ising that are so spelt everywhere: the stem before 'is'. */
const ALWAYS_ISE = new Set(
  `adv advert appra ar bra bru chem circumc compr comprom conc cru dem desp dev disgu enterpr exc exerc expert
  franch gu imp improv inc likew merchand mort no otherw parad po pra prec prem prom ra repr rev r superv surm
  surpr telev treat turquo upr val w advertisement prec dev cyst`
    .split(/\s+/)
    .filter((stem) => stem !== ""),
);

const OUR = new Set(
  `ard arm behavi cand clam col demean endeav fav flav glam harb hon hum lab neighb od parl ranc rig rum sav
  sav spl tum val vap vig misdemean multicol watercol discol disfav dishon`
    .split(/\s+/)
    .filter((stem) => stem !== ""),
);

const WHOLE: Readonly<Record<string, string>> = {
  centre: "center",
  centred: "centered",
  centring: "centering",
  fibre: "fiber",
  theatre: "theater",
  metre: "meter",
  litre: "liter",
  millilitre: "milliliter",
  kilometre: "kilometer",
  centimetre: "centimeter",
  millimetre: "millimeter",
  calibre: "caliber",
  manoeuvre: "maneuver",
  fibreglass: "fiberglass",
  fibreoptic: "fiberoptic",
  licence: "license",
  licenced: "licensed",
  licencing: "licensing",
  defence: "defense",
  offence: "offense",
  pretence: "pretense",
  practise: "practice",
  practised: "practiced",
  practising: "practicing",
  catalogue: "catalog",
  catalogued: "cataloged",
  cataloguing: "cataloging",
  cataloguer: "cataloger",
  dialogue: "dialog",
  analogue: "analog",
  programme: "program",
  cheque: "check",
  chequebook: "checkbook",
  grey: "gray",
  aluminium: "aluminum",
  tyre: "tire",
  mould: "mold",
  moulded: "molded",
  moulding: "molding",
  moulder: "molder",
  plough: "plow",
  kerb: "curb",
  storey: "story",
  judgement: "judgment",
  ageing: "aging",
  enrol: "enroll",
  enrolment: "enrollment",
  fulfil: "fulfill",
  fulfilment: "fulfillment",
  instal: "install",
  instalment: "installment",
  skilful: "skillful",
  jewellery: "jewelry",
  jeweller: "jeweler",
  woollen: "woolen",
  artefact: "artifact",
  sulphur: "sulfur",
  sulphate: "sulfate",
  speciality: "specialty",
  counselling: "counseling",
  counsellor: "counselor",
  traveller: "traveler",
  labeller: "labeler",
  modeller: "modeler",
  dialler: "dialer",
  canceller: "canceler",
  cancellation: "cancelation",
  sceptical: "skeptical",
  cosy: "cozy",
  draught: "draft",
  draughting: "drafting",
  draughtsman: "draftsman",
  draughtsperson: "draftsperson",
  acknowledgement: "acknowledgment",
  marvellous: "marvelous",
  pyjama: "pajama",
  yoghurt: "yogurt",
  doughnut: "donut",
  whisky: "whiskey",
  chilli: "chili",
  tranquilliser: "tranquilizer",
  tonne: "ton",
  liquorice: "licorice",
  mum: "mom",
  adviser: "advisor",
  maths: "math",
  optimisation: "optimization",
  organisation: "organization",
  analyser: "analyzer",
  disc: "disk",
  orientated: "oriented",
  learnt: "learned",
  leant: "leaned",
  towards: "toward",
  whilst: "while",
  cancelled: "canceled",
  cancelling: "canceling",
};

/** Greek and Latin digraphs of medicine: a stem that begins or holds these is written with the plain vowel. */
const DIGRAPHS: readonly (readonly [string, string])[] = [
  ["paediatr", "pediatr"],
  ["anaesth", "anesth"],
  ["gynaec", "gynec"],
  ["haemat", "hemat"],
  ["haemo", "hemo"],
  ["haemorr", "hemorr"],
  ["orthopaed", "orthoped"],
  ["oesoph", "esoph"],
  ["oestr", "estr"],
  ["oedema", "edema"],
  ["foetal", "fetal"],
  ["foetus", "fetus"],
  ["diarrhoea", "diarrhea"],
  ["leukaem", "leukem"],
  ["anaem", "anem"],
  ["caesar", "cesar"],
  ["encyclopaed", "encycloped"],
  ["archaeolog", "archeolog"],
  ["aetiolog", "etiolog"],
  ["faec", "fec"],
  ["septicaem", "septicem"],
  ["ischaem", "ischem"],
  ["glycaem", "glycem"],
  ["orthopaedic", "orthopedic"],
  ["manoeuv", "maneuv"],
  ["homoeopath", "homeopath"],
  ["palaeo", "paleo"],
  ["aeroplane", "airplane"],
];

const ISE = /^(.{2,})(is)(e|ed|es|ing|er|ers|ation|ations|able|ational)$/;
const YSE = /^(anal|paral|catal|dial|hydrol|electrol)ys(e|ed|ing|er|ers)$/;
const OUR_WORD =
  /^(.{2,})our(|s|ed|ing|er|ers|able|ably|ful|less|ite|ites|al|ally|ist|ists|hood|hoods|ly|y|ization|ize|ise)$/;

/** American spelling of a lower-case word; any other word comes back as it is. */
export function spellAmerican(word: string): string {
  if (word.length < 4) return word;
  const whole = Object.hasOwn(WHOLE, word) ? WHOLE[word] : undefined;
  if (whole !== undefined) return whole;
  if (word.endsWith("s")) {
    const singular = word.slice(0, -1);
    if (Object.hasOwn(WHOLE, singular)) return `${WHOLE[singular]}s`;
  }
  let spelt = word;
  if (spelt.includes("ae") || spelt.includes("oe")) {
    for (const [british, american] of DIGRAPHS) {
      if (spelt.includes(british)) spelt = spelt.replace(british, american);
    }
  }
  if (spelt.includes("our")) {
    const our = OUR_WORD.exec(spelt);
    if (our !== null && OUR.has(our[1]!)) spelt = `${our[1]}or${our[2]}`;
  }
  if (spelt.includes("is")) {
    const ise = ISE.exec(spelt);
    if (ise !== null && !ALWAYS_ISE.has(ise[1]!) && isVerbStem(ise[1]!)) spelt = `${ise[1]}iz${ise[3]}`;
  }
  if (spelt.includes("ys")) {
    const yse = YSE.exec(spelt);
    if (yse !== null) spelt = `${yse[1]}yz${yse[2]}`;
  }
  return spelt;
}

/** 'organ' + ise is a verb in -ise; 'cr' + isis or 'bas' + ises are not. */
function isVerbStem(stem: string): boolean {
  return stem.length >= 3 && !/[aeou]$/.test(stem) && !/(adv|prom|mise|expert)$/.test(stem);
}
