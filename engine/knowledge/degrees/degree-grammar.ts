import { collectWords, patternOf } from "../locales/collect-words.ts";

/** Degrees that are whole without a field: what follows them is one, though nothing parts the two. */
export const KNOWN_DEGREE =
  /^(?:(?:Bachelor|Master|Associate)(?:['’]?s)?(?: Degree)? of (?:Applied )?(?:Arts|Sciences?|Commerce|Fine Arts|Philosophy)|(?:(?:BTEC|NVQ|SVQ|City (?:&|and) Guilds|Level \d|HBO|MBO)[ -]?)+(?:(?:National|Higher|First|Extended|Subsidiary|Advanced|Technical|Foundation) )*(?:Diploma|Certificate|Award)?(?: ?(?:[Ll]evel|[Nn]iveau) \d| \d)?|(?:(?:Higher|Advanced|Post-?[Gg]raduate|Graduate|National|Extended|Professional|Foundation|Technical|Vocational|Trade|University|Senior|Level \d) )*(?:Diploma|Certificate)(?: (?:I|II|III|IV|V|VI)(?= |$)| [Ll]evel \d)?|Ph\.?D\.?|D\.?Phil\.?|M\.?Phil\.?|MBA|BBA|LL\.?[BM]\.?|M\.?Res\.?|[BM]\.?Tech\.?|[BM]\.?(?:Mus|Ed|Des|Arch|FA|SW|Pharm|Eng|Nurs)\.?|HN[CD]|Foundation Degree|PGCE|PGDE|PG ?Dip|PG ?Cert|T[ -]Level|Master [12]|M[12]|L[123]|Licence [123]|DUT|BUT|BTS|DEUG|S[123]|Ing\.|Téc\.|Tec\.)(?= |$)/u;

/** What follows a degree and is no field of it. */
export const NO_FIELD =
  /^(?:(?:of|in|for)(?!\p{L})|degree|diploma|certificate|award|level|program(?:me)?|course|honou?rs|hons|candidate|student|studies$|equivalen|thesis|supplement|school|college|holder|graduate|qualification|cum|courses?\b|grade|year|semester)/iu;

const beforeField = patternOf(collectWords((locale) => locale.degrees?.beforeField));

/** What stands between a degree and its field. */
export const DEGREE_AND_FIELD = new RegExp(
  `^(.{2,60}?)(?:,\\s*|\\s+[-–—:|]\\s*|:\\s*|\\s*\\(\\s*|\\s+(?:${beforeField})\\s+|(?<=\\d)\\s+d['’])(.+)$`,
  "iu",
);

/** Before a degree, how far somebody came with it: 'Successfully completed BSc', 'Passed G.C.E. Ordinary Level', 'Cursando'. */
export const DONE_BEFORE =
  /^(?:i )?(?:have |am )?(?:successfully |currently |recently )?(?:passed|completed|cleared|done|pursuing|pursued|obtained|received|earned|finished|appearing(?: for)?|(?:post[- ]?)?graduat(?:ed|ion) (?:with|in)|graduating (?:with|in)|candidate for|cursando|concluindo|obtention d['’]une?|titulaire d['’]une?|inscrit en|en cours d['’]une?)\s+(?:(?:the|an?|my|a full-time) )?(?=\p{L}|\+2|1[0-2] ?th)/iu;

/** How far somebody came with a profession's own examinations: 'CA Inter', 'CMA Foundation'. */
export const STAGE =
  /^(?:inter|intermediate|foundation|final|ipcc|executive|professional)(?: (?:level|stage))?$/i;

/** The same behind it: '12th passed', 'B.A. Graduate'. */
export const DONE_BEHIND =
  /(?:[\s(,–-]+(?:pass(?:ed)?(?: out)?|completed|cleared|qualified|graduated?|done|with(?: (?:an? )?(?:aggregate|score|(?:first|second|third) (?:division|class(?! hono))|\d)(?:(?! in )[^()])*)?)\)?)+$/iu;

/** A year of a programme before its degree: '1ère année de BUT', '2nd year BSc'. */
export const YEAR_BEFORE =
  /^\d(?:ère|er|e|ème|eme|st|nd|rd|th|º|ª|\.)? (?:année|year|ano|año|anno|jaar|rok)(?: (?:de |d['’]|of |do |del |di )?| )/iu;

/** Labels before what was studied: 'Fachrichtung: Elektronik', 'mention Mathématique'. */
export const FIELD_LABEL =
  /^(?:fields?(?:\(s\))? of study|fields?|major(?:ing)?(?: in)?|majors|(?:the )?(?:stream|field|branch|faculty|discipline) of|stream|branch|discipline|subjects?|specialization(?: in)?|specialisation(?: in)?|speciali[sz]ing in|degree in|concentration(?: in)?|track|programme|fachrichtung|schwerpunkt|studiengang|studienfach|studienrichtung|fach|bereich|filière|spécialités?|spécialisation|mention|option|parcours|orientation|especialidad(?: en)?|mención(?: en)?|carrera(?: de)?|área de|curso(?: de)?|habilitação em|indirizzo|corso di|richting|profiel|specjalność|kierunek|obor|odbor|smjer|специальность|направление|jurusan|program studi|bölümü)(?:\s*:\s*|\s+)(?=[\p{L}«"“])/iu;

/** A label and behind it what was studied, where it stands apart from the degree. */
export const FIELD_TOLD =
  /^(?:field(?:\(s\)|s)? of study|domaines? d['’]études?|campos? de estudios?|áreas? de estudos?|studienfach|fachrichtung|kierunek studiów|(?:major|branch|stream|discipline)(?=\s*:))\s*:?\s+(\p{Lu}[^:]{2,80})$/iu;

/** Words that go on with the name of a degree, and are no field: 'Licence professionnelle', 'Baccalauréat général'. */
export const MORE_OF_DEGREE =
  /^(?:of|de|du|des|d['’]|di|da|do|del|della|for|für|zu[mr]|als|en|em|in|im|and|und|et|y|e|og|och|&|\+|\/|with|mit|avec|con|com|pro(?:f\p{L}*)?|gén\p{L}*|general|allgemeine?|techn(?:olog|i)\p{L}*|fondamental\p{L}*|appliquée?|spécialisée?|recherche|universi\p{L}*|national\p{L}*|internat\p{L}*|nacional|superior|supérieure?|medio|médio|básic[oa]|completo|incompleto|plus|hon(?:ou?)?rs\p{L}*|hons\p{L}*|degree|diploma|diplôme|certificat\p{L}*|award|level|niveau|nivel|nível|program\p{L}*|course|candidate|student|students|studies|studium|thesis|supplement|school|college|equivalen\p{L}*|holder|graduat\p{L}*|qualification|cum|magna|summa|courses?|grade|year|semester|session|exam\p{L}*|board|class|part(?:ie|e|ea)?|first|second|third|final|premi[eè]re|deuxi[eè]me|seconde|primera|segunda|primeira|primo|terminale|passed|option|mention|from|at|by|(?:19|20)\d\d|magistrale|triennale|specialistica|plena|integrado|industrial|mayor|menor|nauk|abschluss|derecesi|diplom\p{L}*|terapan|muda|scholar|researcher|fellow\p{L}*|associate|stopnia|magistersk\p{L}*|inżyniersk\p{L}*|licencjack\p{L}*|podyplomow\p{L}*|doktorancki\p{L}*|\p{L}{1,2})(?![\p{L}])/iu;

/** 'Bachelor of Business' above 'Studies in Accounting': the name of an award that a narrow column cut, and how it goes on. */
export const DEGREE_CUT =
  /(?:^|[,–—-] ?)(?:bachelor|master|associate|doctor)(?:['’]?s)?(?: degree)? (?:of|in)(?: \p{Lu}\p{L}+){0,2}$/iu;
export const DEGREE_TAIL =
  /^(?:studies|sciences?|arts|engineering|technology|administration|applications|education|philosophy|commerce|laws?|nursing)(?= (?:in|of|en|with) |\s*[-–—(,]|$)/iu;
