import { administration } from "./administration.ts";
import { certificates } from "./certificates.ts";
import { construction } from "./construction.ts";
import { data } from "./data.ts";
import { degrees } from "./degrees.ts";
import { design } from "./design.ts";
import { education } from "./education.ts";
import { engineering } from "./engineering.ts";
import { finance } from "./finance.ts";
import { general } from "./general.ts";
import { health } from "./health.ts";
import { hospitality } from "./hospitality.ts";
import { infrastructure } from "./infrastructure.ts";
import { languages } from "./languages.ts";
import { legal } from "./legal.ts";
import { logistics } from "./logistics.ts";
import { marketing } from "./marketing.ts";
import { people } from "./people.ts";
import { sales } from "./sales.ts";
import { soft } from "./soft.ts";
import { software } from "./software.ts";
import type { TradeFile } from "./trade-file.ts";

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
