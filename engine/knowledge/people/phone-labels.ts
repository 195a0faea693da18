/** Words before a number, folded, that make it a phone. */
const PHONE =
  /(?:^|[^\p{L}])(?:phones?|phone (?:no|number)|ph|telephones?|telefono|telefon|telefone|telefoon|telephone|tel|tlf|tfno|mobile|mobil|mobiltelefon|mob|movil|movel|cell|cellphone|cellular|celular|cel|cellulare|handy|gsm|portable|komorka|kom|contact|contacts|contact (?:no|number|nos)|contact#|whatsapp|wa|viber|call|text|home|work|office|direct|day|evening|m|p|t|c|h|f\.?ixe|fixe|fest(?:netz)?|nr|no telp|telp|hp|no hp|puhelin|puh|telefoonnummer|telefonnummer|telefonszam|τηλεφωνο|τηλ|κινητο|телефон|тел|моб|моб тел|الهاتف|هاتف|جوال|الجوال|موبايل|电话|手机|联系电话|電話|手機|携帯|tel no|mobile no|mobile number|cell no|emergency|number|no|nos|#)\s*(?:\((?:m|h|c|w|mobile|home|cell)\))?\s*[.:#=)\]\s+-]*$/u;
/** Words before a number, folded, that make it something else. */
const RIVAL =
  /(?:^|[^\p{L}])(?:fax|telefax|faks|telecopie|facsimile|f|passport|pass|reisepass|id|nid|cnic|nric|ssn|sin|nif|nie|dni|cpf|rg|cuit|rut|curp|rfc|nip|pesel|vat|steuer(?:nummer|-id)?|license|licence|lic|license no|licence no|license #|licence #|licence number|license number|registration|reg|reg no|registration no|registration number|pin|nmc|nmc pin|gmc|npi|prc|prc no|hcpc|sss|tin|philhealth|pag-?ibig|dob|d\.?o\.?b|born|birth|date of birth|geb|geboren|zip|plz|postcode|postal|pincode|pin code|account|acct|iban|roll no|roll|enrol?lment no|employee id|member|membership|certificate|certificate no|cert|cert no|cscs|skype|icq|isbn|issn|doi|ref|order|invoice|policy|siret|siren|cdc|indos|uscis|visa|case|exp|expires|expiry|p\.?\s?o\.?\s?box|box|postfach|casella postale|apartado)\s*(?:no|number|nr|#)?\s*[.:#=)\]\s-]*$/u;

export function isPhoneLabel(before: string): boolean {
  return PHONE.test(before);
}

export function isRivalLabel(before: string): boolean {
  return RIVAL.test(before);
}

/** Words that call even five digits a phone. */
export const PLAIN_PHONE_LABEL =
  /\b(?:phone|telephone|tel|telefon|telefono|telefone|mobile|mob|cell|handy|movil)\s*(?:no|number|nr)?\s*[.:]*\s*$/;
