import naskh from "@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf?url";
import naskhBold from "@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf?url";
import sans from "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url";
import sansBold from "@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url";
import hebrew from "@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf?url";
import hebrewBold from "@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf?url";
import serif from "@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf?url";
import serifItalic from "@expo-google-fonts/noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic.ttf?url";
import serifBold from "@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf?url";
import { EDITOR } from "#content/site/editor.ts";
import { printDocument } from "#engine/document/print-document.ts";
import { writeHtml } from "#engine/document/write-html.ts";
import type { Draft } from "./draft.ts";

/** Family, file, weight, style: the letters that the PDF is set in. */
const FACES = [
  ["Noto Sans", sans, 400, "normal"],
  ["Noto Sans", sansBold, 700, "normal"],
  ["Noto Serif", serif, 400, "normal"],
  ["Noto Serif", serifItalic, 400, "italic"],
  ["Noto Serif", serifBold, 700, "normal"],
  ["Noto Naskh Arabic", naskh, 400, "normal"],
  ["Noto Naskh Arabic", naskhBold, 700, "normal"],
  ["Noto Sans Hebrew", hebrew, 400, "normal"],
  ["Noto Sans Hebrew", hebrewBold, 700, "normal"],
] as const;

const FONT_FACES = FACES.map(
  ([family, file, weight, style]) =>
    `@font-face{font-family:"${family}";src:url("${file}");font-weight:${weight};font-style:${style}}\n`,
).join("");

/** A draft as a page of its own; fonts come from here only where they can be reached from it. */
export function writeResumePage({ document, look }: Draft, withFonts: boolean): string {
  const printed = printDocument(document);
  const title = printed.name === "" ? "Resume" : `${printed.name} – Resume`;
  return writeHtml(printed, look, { title, ...(withFonts ? { fontFaces: FONT_FACES } : {}) });
}

/** Prints the resume's own page, not the one that it is edited on, in a frame of this class. Nothing in it can run. */
export async function printResumePage(draft: Draft, frameClass: string): Promise<void> {
  const frame = document.createElement("iframe");
  frame.sandbox.add("allow-same-origin", "allow-modals");
  frame.title = EDITOR.preview.picture;
  frame.className = frameClass;
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  frame.srcdoc = writeResumePage(draft, true);
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.querySelector(`iframe.${frameClass}`)?.remove();
  document.body.append(frame);
  await loaded;
  await frame.contentDocument?.fonts.ready;
  frame.contentWindow?.addEventListener("afterprint", () => frame.remove(), { once: true });
  frame.contentWindow?.print();
}
