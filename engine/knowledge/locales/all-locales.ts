import af from "./af.json" with { type: "json" };
import ar from "./ar.json" with { type: "json" };
import bg from "./bg.json" with { type: "json" };
import cs from "./cs.json" with { type: "json" };
import cy from "./cy.json" with { type: "json" };
import da from "./da.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import el from "./el.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import et from "./et.json" with { type: "json" };
import fi from "./fi.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import ga from "./ga.json" with { type: "json" };
import he from "./he.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };
import hr from "./hr.json" with { type: "json" };
import hu from "./hu.json" with { type: "json" };
import id from "./id.json" with { type: "json" };
import it from "./it.json" with { type: "json" };
import ja from "./ja.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };
import type { Locale } from "./locale.ts";
import lt from "./lt.json" with { type: "json" };
import lv from "./lv.json" with { type: "json" };
import ms from "./ms.json" with { type: "json" };
import nl from "./nl.json" with { type: "json" };
import no from "./no.json" with { type: "json" };
import pl from "./pl.json" with { type: "json" };
import pt from "./pt.json" with { type: "json" };
import ro from "./ro.json" with { type: "json" };
import ru from "./ru.json" with { type: "json" };
import sk from "./sk.json" with { type: "json" };
import sl from "./sl.json" with { type: "json" };
import sq from "./sq.json" with { type: "json" };
import sr from "./sr.json" with { type: "json" };
import sv from "./sv.json" with { type: "json" };
import tr from "./tr.json" with { type: "json" };
import uk from "./uk.json" with { type: "json" };
import vi from "./vi.json" with { type: "json" };
import zh from "./zh.json" with { type: "json" };

/** Every language, in the order in which they claim what several of them use. */
export const LOCALES: readonly Locale[] = [
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  pl,
  cs,
  sk,
  sv,
  da,
  no,
  fi,
  ro,
  hu,
  tr,
  id,
  ru,
  uk,
  el,
  ar,
  he,
  zh,
  ja,
  ko,
  hi,
  hr,
  sr,
  sl,
  bg,
  lt,
  lv,
  et,
  sq,
  vi,
  ms,
  cy,
  ga,
  af,
];
