import { BorderStyle, type IStylesOptions } from "docx";
import { ACCENTS, type DocumentLook, type TemplateName } from "#engine/document/resume-document.ts";

/** Fonts that come with Word and Google Docs. */
const SERIF: readonly TemplateName[] = ["classic", "thread"];
/** Headings over a rule. */
const RULED: readonly TemplateName[] = ["classic", "compact", "ledger", "modern"];
const INK = "1D2433";
/** In half points, as Word counts type. */
const TYPE = { small: 19, normal: 20, large: 22 };

/** Styles of a document in Word, after a template's look: type in half points, space in twentieths of a point. */
export function makeDocxStyles({ template, accent, size }: DocumentLook): IStylesOptions {
  const colour = template === "plain" ? INK : ACCENTS[accent].slice(1).toUpperCase();
  const type = TYPE[size] - (template === "compact" ? 2 : 0);
  const rule = { style: BorderStyle.SINGLE, size: 6, space: 2, color: colour };
  return {
    default: {
      document: {
        run: { font: SERIF.includes(template) ? "Cambria" : "Calibri", size: type, color: INK },
        paragraph: { spacing: { after: 50, line: 259 } },
      },
      title: {
        run: { size: 2 * type + 4, bold: true, color: colour },
        paragraph: { spacing: { after: 60 } },
      },
      heading1: {
        run: { size: type + 4, bold: true, color: colour },
        paragraph: {
          spacing: { before: 240, after: 80 },
          keepNext: true,
          ...(RULED.includes(template) ? { border: { bottom: rule } } : {}),
        },
      },
      heading2: {
        run: { size: type, bold: true, color: INK },
        paragraph: { spacing: { before: 120, after: 20 }, keepNext: true },
      },
    },
  };
}
