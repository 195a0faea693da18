/** Words by which lines of work are told apart, whatever their trade: classes of verbs, and nouns that say little. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""));

/** Things that any work has. */
export const VAGUE_NOUNS = words(`
  ability activity activities approach area areas aspect aspects assistance basis business capability capabilities change changes client clients communication company concept concepts
  customer customers data delivery department development duties efficiency effectiveness efforts engagement environment experience expertise feedback function functions goal goals
  growth guidance guidelines impact implementation improvement improvements information initiative initiatives input insight insights issue issues knowledge level management material
  materials matter matters member members method methods need needs norms objective objectives operation operations opportunity opportunities organization organisation outcome outcomes
  people performance phase policy policies practice practices priorities problem problems procedure procedures process processes productivity product products program project projects
  quality requirement requirements research resource resources responsibility responsibilities result results role satisfaction service services setting skill skills solution
  solutions stakeholder stakeholders standard standards strategy strategies success support system systems task tasks team teams technique techniques technology technologies time tool
  tools trends understanding value variety workflow workflows works workplace
`);

/** First verbs, by how much of a deed they tell. */
export const VERB_CLASSES: readonly (readonly [name: string, verbs: ReadonlySet<string>])[] = [
  [
    "helped",
    words(
      "assisted assist assisting helped help helping aided aid participated participate participating contributed contribute contributing supported support supporting attended attending involved joined took",
    ),
  ],
  [
    "learned",
    words(
      "learned learnt learn learning gained gain gaining acquired studied explored exploring experimented tried understanding understood improved enhanced completed achieved familiarized trained",
    ),
  ],
  [
    "worked",
    words(
      "worked work working collaborated collaborate collaborating partnered coordinating coordinated coordinate liaised liaise interacted engaged engage communicated",
    ),
  ],
  [
    "kept",
    words(
      "ensured ensure ensuring maintained maintain maintaining provided provide providing handled handle handling managed manage managing performed perform performing conducted conduct conducting carried executed execute used use using utilized applied was am is did",
    ),
  ],
  [
    "made",
    words(
      "developed develop developing built build building designed design designing created create creating wrote write writing implemented implement implementing deployed configured programmed produced prepared prepare preparing authored drafted automated integrated modeled modelled launched installed introduced established delivered",
    ),
  ],
  [
    "led",
    words(
      "led lead leading directed direct supervised supervise supervising oversaw oversee mentored mentor coached taught teach teaching trained train training guided organized organised organizing planned plan spearheaded headed founded won",
    ),
  ],
  [
    "studied",
    words(
      "analyzed analysed analyze analyse analyzing analysing researched research investigated evaluated evaluate evaluating assessed assess tested test testing reviewed review monitored monitor monitoring identified identify identifying examined measured compared audited inspected processed tracked reconciled",
    ),
  ],
  [
    "cut",
    words(
      "reduced increased improved cut raised saved grew doubled accelerated streamlined optimized optimised boosted strengthened resolved solved",
    ),
  ],
];

/** Verbs whose subject is the project, the post or the product: 'Included an audit of the stores' is nobody's deed. */
export const TELLS_OF_THING =
  /^(?:include[ds]?|involve[ds]?|consist(?:s|ed)? of|compris(?:es?|ed)|contain(?:s|ed)?|featur(?:es?|ed)|entail(?:s|ed)?|encompass(?:es|ed)?|requir(?:es?|ed))\b(?! (?:in|at|on)\b)/i;
