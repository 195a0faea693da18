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
