import type { TradeFile } from "./trade-file.ts";
import { administration } from "./trades/administration.ts";
import { certificates } from "./trades/certificates.ts";
import { construction } from "./trades/construction.ts";
import { data } from "./trades/data.ts";
import { degrees } from "./trades/degrees.ts";
import { design } from "./trades/design.ts";
import { education } from "./trades/education.ts";
import { engineering } from "./trades/engineering.ts";
import { finance } from "./trades/finance.ts";
import { general } from "./trades/general.ts";
import { health } from "./trades/health.ts";
import { hospitality } from "./trades/hospitality.ts";
import { infrastructure } from "./trades/infrastructure.ts";
import { languages } from "./trades/languages.ts";
import { legal } from "./trades/legal.ts";
import { logistics } from "./trades/logistics.ts";
import { marketing } from "./trades/marketing.ts";
import { people } from "./trades/people.ts";
import { sales } from "./trades/sales.ts";
import { soft } from "./trades/soft.ts";
import { software } from "./trades/software.ts";

/** Every trade's words, in a fixed order: where two concepts could be meant alike, the earlier one is asked first. */
export const ALL_TRADES: readonly TradeFile[] = [
  certificates,
  degrees,
  languages,
  software,
  data,
  infrastructure,
  engineering,
  health,
  finance,
  sales,
  marketing,
  people,
  legal,
  education,
  construction,
  logistics,
  hospitality,
  design,
  administration,
  soft,
  general,
];
