import { labelsOf } from "../locales/collect-words.ts";

const kind = labelsOf((labels) => labels.addressKinds);
const noun = labelsOf((labels) => labels.addressNouns);
const address = labelsOf((labels) => labels.address);

/** Words before an address, folded. What follows is the address, whatever its form. */
export const ADDRESS_LABEL = new RegExp(
  `^(?:(?:(?:${kind}) )?(?:${noun})|${address}|a(?=\\s?:))\\s*(?:\\(.{1,20}\\))?\\s*[:\\-.|]\\s*`,
  "u",
);

/** Words before an address that need no sign behind them: 'Adresse 12 rue des Lilas'. Folded. */
export const ADDRESS_LABEL_UNPARTED =
  /^(?:address|adresse|anschrift|direccion|domicilio|endereco|morada|indirizzo|주소|住所|地址|адрес)\s+(?=[\p{L}\d])/u;

/** A workplace, whose address is not the person's. Folded. */
export const WORKPLACE =
  /\b(?:universit\p{L}*|universidad\p{L}*|department|dept\.?|institut\p{L}*|laborato\p{L}*|faculty|fakult\p{L}*|hochschule|polytechnic|ecole|school of)(?![\p{L}])(?! (?:st|street|ave|avenue|way|road|rd|drive|dr|blvd|boulevard|place|pl|court|ct|lane|park|heights|city|village|hills?)\b)/u;

/** Such a label alone in its line, over the address. */
export const ADDRESS_LABEL_ALONE = new RegExp(
  `^(?:${labelsOf((labels) => labels.addressAlone)})\\s*[:.]?$`,
  "u",
);

/** Labels of places that are not where the person lives; whole words, since Burlington holds a 'url' and Holborn a 'born'. */
export const RIVAL_PLACE_LABEL =
  /(?<!\p{L})(?:(?:sex|gender|born|geboren|naissance|nacimiento|nascimento|nascita|urodzenia|native|web|url)(?!\p{L})|birth|geburtsort|geboorteplaats|hometown|home town|preferred|willing|relocat|nationality|citizen|passport|place of issue|e-?mail|website|job location|work location|mobility|availab)/u;

/** Labels of the second line of an address in a table: 'Postcode en woonplaats', 'PLZ / Ort'. */
export const TOWN_LABEL = new RegExp(`^(?:${labelsOf((labels) => labels.town)})(?![\\p{L}])`, "u");

/** '(home)', '(permanent)': which address it is. */
export const KIND_OF_ADDRESS =
  /\s*\((?:home|work|permanent|current|present|privat|privato|casa|domicile|personal)\)$/i;

/** Departments and halls, which stand above a street. */
export const INSTITUTION_LINE =
  /^(?:department|dept\.?|school|faculty|institute|college|university|c\/o)\b|\b(?:university|hall|building|house|institute|college|campus|centre|center)$/i;

/** 'Dist: Bhojpur', 'Post - Barhara': labels inside an Indian address. */
export const DISTRICT_LABEL =
  /(?<!\p{L})(?:(?:no|kat|daire|d|blok)\.?\s*:\s*(?=\d{1,4}(?!\d))|(?:dist|distt|district|ps|p\.s|po|p\.o|post|pin|pin ?code|tehsil|taluka|thana|state|mandal|vill|village|at)\.?\s*[:-])/giu;
