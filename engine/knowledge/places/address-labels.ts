/** Words before an address, folded. What follows is the address, whatever its form. */
export const ADDRESS_LABEL =
  /^(?:(?:current |present |permanent |mailing |home |residential |postal |local |correspondence |contact |full |my |street )?(?:address(?:es)?|residence|location|domicile|postal|mailing)|addr?|a(?=\s?:)|home|based in|lives? in|living in|resid(?:es|ing|ent) (?:in|at)|place of residence|current city|city|town|city(?:, | and |\/| \/ )(?:state|country)|adresse(?: postale)?|anschrift|wohnort|wohnhaft in|wohnadresse|direccion|domicilio|ubicacion|residencia|lugar de residencia|localidad|ciudad|poblacion|endereco|morada|localidade|cidade|localizacao|indirizzo|residenza|adres(?: zamieszkania)?|miejsce zamieszkania|miejscowosc|zamieszkanie|woonplaats|postcode en woonplaats|postcode (?:and|\/|&) (?:town|city)|plz ?(?:\/|und|,) ?(?:ort|wohnort|stadt)|postleitzahl(?: und ort)?|code postal et ville|adresa|bydliste|bostadsort|adress|bostad|bopael|bopæl|bosted|osoite|kotipaikka|адрес|адрес проживания|город|место жительства|проживание|місто|адреса|διευθυνση|τοπος κατοικιας|العنوان|السكن|الموقع|مكان الاقامة|地址|住址|现居地|现居住地|所在地|居住地|住所|現住所|주소|alamat|adres bilgileri|lakcim|cim|domiciliu|localitate)\s*(?:\(.{1,20}\))?\s*[:\-.|]\s*/u;

/** Words before an address that need no sign behind them: 'Adresse 12 rue des Lilas'. Folded. */
export const ADDRESS_LABEL_UNPARTED =
  /^(?:address|adresse|anschrift|direccion|domicilio|endereco|morada|indirizzo|주소|住所|地址|адрес)\s+(?=[\p{L}\d])/u;

/** A workplace, whose address is not the person's. Folded. */
export const WORKPLACE =
  /\b(?:universit\p{L}*|universidad\p{L}*|department|dept\.?|institut\p{L}*|laborato\p{L}*|faculty|fakult\p{L}*|hochschule|polytechnic|ecole|school of)(?![\p{L}])(?! (?:st|street|ave|avenue|way|road|rd|drive|dr|blvd|boulevard|place|pl|court|ct|lane|park|heights|city|village|hills?)\b)/u;

/** Such a label alone in its line, over the address. */
export const ADDRESS_LABEL_ALONE =
  /^(?:(?:current |present |permanent |mailing |home |residential |postal )?address|location|adresse|anschrift|wohnort|direccion|domicilio|ubicacion|residencia|endereco|morada|indirizzo|residenza|adres(?: zamieszkania)?|woonplaats|adress|osoite|адрес|город|διευθυνση|العنوان|地址|住所|주소|alamat|based in|residence|adresa|postcode en woonplaats|plz ?(?:\/|und|,) ?ort|postleitzahl und ort|code postal et ville|postcode|lokalizacja|localizacao|localizacion|localisation|city|state|country)\s*[:.]?$/u;

/** Labels of places that are not where the person lives; whole words, since Burlington holds a 'url' and Holborn a 'born'. */
export const RIVAL_PLACE_LABEL =
  /(?<!\p{L})(?:(?:sex|gender|born|geboren|naissance|nacimiento|nascimento|nascita|urodzenia|native|web|url)(?!\p{L})|birth|geburtsort|geboorteplaats|hometown|home town|preferred|willing|relocat|nationality|citizen|passport|place of issue|e-?mail|website|job location|work location|mobility|availab)/u;

/** Labels of the second line of an address in a table: 'Postcode en woonplaats', 'PLZ / Ort'. */
export const TOWN_LABEL =
  /^(?:post ?code|postal code|plz|postleitzahl|zip|code postal|cp|codigo postal|cep|cap|kod pocztowy|psc|town|city|ort|wohnort|ville|localidad|ciudad|cidade|citta|woonplaats|miejscowosc|miasto|mesto|ort|by|sted|stad)(?![\p{L}])/u;

/** '(home)', '(permanent)': which address it is. */
export const KIND_OF_ADDRESS =
  /\s*\((?:home|work|permanent|current|present|privat|privato|casa|domicile|personal)\)$/i;

/** Departments and halls, which stand above a street. */
export const INSTITUTION_LINE =
  /^(?:department|dept\.?|school|faculty|institute|college|university|c\/o)\b|\b(?:university|hall|building|house|institute|college|campus|centre|center)$/i;

/** 'Dist: Bhojpur', 'Post - Barhara': labels inside an Indian address. */
export const DISTRICT_LABEL =
  /(?<!\p{L})(?:(?:no|kat|daire|d|blok)\.?\s*:\s*(?=\d{1,4}(?!\d))|(?:dist|distt|district|ps|p\.s|po|p\.o|post|pin|pin ?code|tehsil|taluka|thana|state|mandal|vill|village|at)\.?\s*[:-])/giu;
