import { foldLetters } from "../../text/fold-letters.ts";

/** Names and usual short forms of the twelve months, in order, by language. */
const MONTHS: Readonly<Record<string, string>> = {
  en: "january jan|february feb febr|march mar|april apr|may|june jun|july jul|august aug|september sept sep|october oct|november nov|december dec",
  de: "januar jaenner jänner jän|februar feber|märz maerz mär mrz|april|mai|juni|juli|august|september|oktober okt|november|dezember dez",
  fr: "janvier janv|février fevr fév févr|mars|avril avr|mai|juin|juillet juil|août aout|septembre|octobre|novembre|décembre déc",
  es: "enero ene|febrero|marzo|abril abr|mayo|junio|julio|agosto ago|septiembre setiembre set|octubre|noviembre|diciembre dic",
  pt: "janeiro|fevereiro fev|março|abril|maio|junho|julho|agosto|setembro|outubro out|novembro|dezembro dez",
  it: "gennaio gen|febbraio|marzo|aprile|maggio mag|giugno giu|luglio lug|agosto|settembre|ottobre ott|novembre|dicembre",
  nl: "januari|februari|maart mrt|april|mei|juni|juli|augustus|september|oktober|november|december",
  pl: "styczeń stycznia sty|luty lutego lut|marzec marca|kwiecień kwietnia kwi|maj maja|czerwiec czerwca cze|lipiec lipca lip|sierpień sierpnia sie|wrzesień września wrz|październik października paź|listopad listopada lis|grudzień grudnia gru",
  cs: "leden ledna led|únor února úno|březen března bře|duben dubna dub|květen května kvě|červen června čvn|červenec července čvc|srpen srpna srp|září zář|říjen října říj|listopadu|prosinec prosince pro",
  sv: "januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december",
  da: "januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december",
  no: "januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember des",
  fi: "tammikuu tammi|helmikuu helmi|maaliskuu maalis|huhtikuu huhti|toukokuu touko|kesäkuu kesä|heinäkuu heinä|elokuu elo|syyskuu syys|lokakuu loka|marraskuu marras|joulukuu joulu",
  ro: "ianuarie ian|februarie|martie|aprilie|mai|iunie iun|iulie iul|august|septembrie|octombrie|noiembrie noi|decembrie",
  hu: "január|február|március márc|április ápr|május máj|június jún|július júl|augusztus|szeptember szept|október|november|december",
  tr: "ocak oca|şubat şub|mart|nisan nis|mayıs|haziran haz|temmuz tem|ağustos ağu|eylül eyl|ekim eki|kasım kas|aralık ara",
  ru: "январь января янв|февраль февраля фев|март марта мар|апрель апреля апр|май мая|июнь июня июн|июль июля июл|август августа авг|сентябрь сентября сен сент|октябрь октября окт|ноябрь ноября ноя|декабрь декабря дек",
  uk: "січень січня січ|лютий лютого лют|березень березня бер|квітень квітня кві|травень травня тра|червень червня чер|липень липня лип|серпень серпня сер|вересень вересня вер|жовтень жовтня жов|листопад листопада лис|грудень грудня гру",
  el: "ιανουάριος ιανουαρίου ιαν|φεβρουάριος φεβρουαρίου φεβ|μάρτιος μαρτίου μαρ|απρίλιος απριλίου απρ|μάιος μαΐου μαι|ιούνιος ιουνίου ιουν|ιούλιος ιουλίου ιουλ|αύγουστος αυγούστου αυγ|σεπτέμβριος σεπτεμβρίου σεπ|οκτώβριος οκτωβρίου οκτ|νοέμβριος νοεμβρίου νοε|δεκέμβριος δεκεμβρίου δεκ",
  ar: "يناير كانون|فبراير شباط|مارس آذار|أبريل إبريل نيسان|مايو أيار|يونيو حزيران|يوليو تموز|أغسطس آب|سبتمبر أيلول|أكتوبر|نوفمبر|ديسمبر",
  id: "januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember",
};

/** Folded month name -> 1 to 12. A name that two languages give to different months keeps the first language's. */
export const MONTH_NUMBERS: ReadonlyMap<string, number> = readMonths();

function readMonths(): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const list of Object.values(MONTHS)) {
    for (const [index, names] of list.split("|").entries()) {
      for (const name of names.split(" ")) {
        const folded = foldLetters(name);
        if (!numbers.has(folded)) numbers.set(folded, index + 1);
      }
    }
  }
  return numbers;
}
