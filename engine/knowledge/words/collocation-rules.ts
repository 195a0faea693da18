/** Words beside a doubtful form that show it is meant as something else. Keyed by the form in small letters. */
export type CollocationRule = {
  /** So written it is another word altogether: 'will' is no plural of wills. */
  never?: true;
  /** The word right before rules it out. */
  notBefore?: string;
  /** The word right after rules it out. */
  notAfter?: string;
  /** The word right after rules it out where the form opens a sentence ('Go for it'). */
  notAfterAtStart?: string;
  /** A number right before rules it out ('5 PM'). */
  notAfterNumber?: true;
  /** A number right after rules it out ('Spring 2024'). */
  notBeforeNumber?: true;
};

export const COLLOCATION_RULES: Readonly<Record<string, CollocationRule>> = {
  will: { never: true },
  may: { never: true },
  can: { never: true },
  saw: { never: true },
  go: {
    notBefore: "to must will we you us they the on way ready good pre pokemon",
    notAfter: "live to ahead above beyond getter green kart abroad",
    notAfterAtStart: "the for out over into through on back home get team further no",
  },
  r: { notBefore: "and type section class chapter mr dr toys", notAfter: "and rated value d n b ph s" },
  c: {
    notBefore:
      "hepatitis vitamin class cdl type usb grade schedule part plan section title series level block building suite hep apartment unit group appendix form protein zone shift license band",
    notAfter:
      "suite level corp corps difficile diff section sections arm arms class licence license level suites of o i e v",
    notAfterNumber: true,
  },
  d: {
    notBefore: "and r class cdl type vitamin grade schedule part plan section title series level block",
    notAfter: "class and license",
  },
  excel: {
    notBefore: "to will can who you they we must shall should employees people i",
    notAfter: "at in as under within when beyond ",
  },
  excels: { notBefore: "", notAfter: "at in as under within when" },
  access: {
    notAfter: "to control controls management point points for rights road badge card health all hours",
    notBefore:
      "have has had gain to with provide providing full open equal remote vascular venous patient internet public market",
  },
  word: {
    notBefore: "the a every spoken written key buzz one their your our",
    notAfter: "of for from to gets choice count",
  },
  outlook: {
    notBefore: "positive a an the job employment economic market optimistic global our career financial",
    notAfter: "for on of",
  },
  teams: {
    notBefore: "our the of all other cross functional project multiple sales internal with different work",
    notAfter: "of across who that",
  },
  express: {
    notBefore: "american oracle to union federal pony polar panda the train freely orient holiday bus",
    notAfter:
      "scripts written interest their consent your delivery shipping line checkout permission lane concern",
  },
  spring: {
    notBefore:
      "this each next every late early last hot palm silver box coil leaf the a fall winter summer season",
    notAfter:
      "semester term season break cleaning clean water fall summer winter field hill garden valley city cleanup training start quarter months of break festival house lake grove hills",
    notBeforeNumber: true,
  },
  rest: { notBefore: "the bed", notAfter: "of assured in days breaks home area" },
  spark: { notBefore: "a the to that", notAfter: "plug plugs of joy interest ideas creativity plasma" },
  slack: { notBefore: "the cut to any up", notAfter: "off time in resources" },
  chef: {
    notBefore: "executive sous head pastry the a our personal private line",
    notAfter: "de tournant coat knife",
  },
  sketch: { notBefore: "a to rough pencil the quick", notAfter: "artist out up book ideas comedy" },
  zoom: { notBefore: "to", notAfter: "in out lens past" },
  swift: {
    notBefore: "a taylor the jonathan",
    notAfter: "response action delivery resolution transportation code payments current",
  },
  rust: {
    notBefore: "remove the of from prevent",
    notAfter: "removal belt prevention proof resistant on college",
  },
  oracle: { notBefore: "", notAfter: "park arena" },
  french: {
    notBefore: "",
    notAfter: "fries toast door doors press horn cuisine bakery bistro quarter restaurant polish",
  },
  polish: {
    notBefore: "to and nail furniture shoe the french floor buff clean",
    notAfter: "the floors furniture silverware surfaces glassware",
  },
  it: {
    notBefore: "that if as make when because is was does would",
    notAfter: "is was has will would can should be all out may must takes comes",
  },
  pm: { notBefore: "am a", notAfter: "shift shifts to est pst cst et pt", notAfterNumber: true },
  am: { notAfter: "shift to and", notAfterNumber: true },
  pt: {
    notBefore: "ft am pm full",
    notAfter: "position hours schedule shift employee est time",
    notAfterNumber: true,
  },
  ot: { notBefore: "overtime ", notAfter: "pay available hours required as rate after offered" },
  ms: { notBefore: "bs ba bachelors with", notAfter: "" },
  pa: { notBefore: "", notAfter: "system announcements" },
  pr: { notBefore: "", notAfter: "interval" },
  ai: { notBefore: "", notAfter: "" },
  lean: {
    notBefore: "a to very the",
    notAfter: "on in against towards into over back meat beef towards team",
  },
  agile: { notBefore: "", notAfter: "mind thinker learner individual" },
  stage: { notBefore: "", notAfter: "of at in" },
  python: { notBefore: "monty ball", notAfter: "skin" },
  ruby: { notBefore: "", notAfter: "tuesday red slipper" },
  java: { notBefore: "", notAfter: "house coffee island" },
  shell: { notBefore: "", notAfter: "oil gas station" },
  bash: { notBefore: "the a", notAfter: "" },
  unity: { notBefore: "of national church", notAfter: "among of point health" },
  flash: { notBefore: "", notAfter: "point freeze flood" },
  windows: {
    notBefore: "the of clean wash doors install",
    notAfter: "doors installer cleaning",
  },
  sage: { notBefore: "the", notAfter: "advice green brush " },
  epic: { notBefore: "an the of", notAfter: "games proportions journey failure story stories" },
  meditech: {},
  notion: { notBefore: "the a any", notAfter: "of that" },
  canvas: { notBefore: "to the a on", notAfter: "the bag bags print art neighborhoods" },
  square: { notBefore: "times per a", notAfter: "feet foot footage meters miles dance one off" },
  toast: { notBefore: "french a the", notAfter: "" },
  stripe: { notBefore: "a the pin", notAfter: "" },
  drive: { notBefore: "to the a self strong hard", notAfter: "sales results growth revenue the a to" },
  sheets: { notBefore: "time data spread cut bed balance work clean spec", notAfter: "of" },
  lever: { notBefore: "the a", notAfter: "" },
  vault: { notBefore: "the bank a cash burial", notAfter: "teller room" },
  puppet: { notBefore: "", notAfter: "show theater" },
  flask: { notBefore: "", notAfter: "" },
  dart: { notBefore: "", notAfter: "board" },
  julia: { notBefore: "", notAfter: "" },
  scala: { notBefore: "la", notAfter: "" },
  node: { notBefore: "lymph the a", notAfter: "" },
  react: { notBefore: "to will can", notAfter: "to quickly calmly appropriately well" },
  tableau: { notBefore: "a the living", notAfter: "vivant with" },
  cad: { notAfterNumber: true, notAfter: "per a" },
  maya: { notAfter: "ruins civilization culture ruin calendar" },
  hiring: { notBefore: "are is now currently actively re be" },
  recruiting: { notBefore: "are is now currently actively re" },
  minutes: {
    notBefore:
      "few several ten fifteen twenty thirty forty sixty five two three of within under last final every many per more",
    notAfter: "on from by away later walk drive per early late before after each a to into",
    notAfterNumber: true,
  },
  confidence: { notBefore: "in strict" },
  closing: { notAfter: "date dates time day shift shifts the" },
  joiners: { notBefore: "immediate new early recent" },
  visa: { notBefore: "valid own family work residence spouse", notAfter: "sponsorship status" },
  level: {
    notBefore:
      "all staffing energy noise stress service salary high low highest higher lower next different various every same senior junior entry grade experience skill skills activity comfort",
    notAfter: "of up",
  },
  levels: {
    notBefore:
      "all staffing energy noise stress service salary high low highest higher lower different various grade experience skill skills activity comfort",
    notAfter: "of",
  },
  call: {
    notBefore: "please a or to just quick phone we will",
    notAfter: "us me on for the you him her jane our",
    notAfterAtStart: "us me on for the you now",
  },
  network: { notBefore: "our support growing global nationwide" },
  flow: { notBefore: "the a steady smooth natural", notAfter: "of" },
  asset: { notBefore: "an a our real valuable great greatest biggest key best huge strong", notAfter: "to" },
  assets: { notBefore: "our greatest biggest best" },
  chemistry: { notBefore: "great good team right strong the", notAfter: "between with" },
  drama: { notBefore: "no without low any", notAfter: "free" },
  daily: { never: true },
  comparable: { never: true },
  insight: { never: true },
  ideas: { never: true },
  compliance: { notBefore: "in" },
  order: { notBefore: "in good working alphabetical law court" },
  till: {
    notAfter:
      "closure the now date then completion late midnight you we end final further resolution delivery",
  },
  temp: { notAfter: "to" },
  rate: { notBefore: "higher lower hourly day daily pay flat competitive night success first" },
  rates: { notBefore: "higher lower hourly day daily pay flat competitive night success of heart" },
  plant: { notAfter: "in at is runs and has with where" },
};
