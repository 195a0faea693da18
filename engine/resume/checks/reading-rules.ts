import { type CheckInput, type Finding, fix, improve, pass, shorten } from "./check-input.ts";

/** Enough letters on every page for a machine to read. */
export function checkTextLayer({ resume, pages }: CheckInput): Finding {
  const perPage = pages.characters / Math.max(1, resume.pages);
  if (!resume.textLayer) {
    return fix(
      "Hardly any text can be read from this file. Export it from your word processor as PDF instead of scanning it.",
    );
  }
  if (perPage < 200)
    return improve("There is little text for so many pages. Check that nothing is a picture of text.");
  return pass("The text can be read by a machine.");
}

/** Nothing in the file that a person does not see. */
export function checkHiddenText({ resume }: CheckInput): Finding {
  const words = resume.hidden.filter(({ text }) => /\p{L}{3}/u.test(text));
  if (words.length === 0) return pass("No text is hidden from the eye.");
  return (words.join(" ").length > 200 ? fix : improve)(
    "Some text cannot be seen on the page. Employers' systems show it, and it reads like a trick: take it out.",
    words.slice(0, 3).map(({ text, page }) => ({ quote: shorten(text), page })),
  );
}

/** One page for the first years, two after that; lists of publications may take more. */
export function checkPageCount({ resume, months }: CheckInput): Finding {
  const { pages } = resume;
  const allowed = resume.sections.some((section) => section.kind === "publications")
    ? 4
    : months < 96
      ? 1
      : 2;
  if (pages <= allowed)
    return pass(pages === 1 ? "One page: quickly read." : `${pages} pages, which the experience fills.`);
  if (pages > 3) return fix(`${pages} pages are more than most people will read. Aim for two.`);
  return improve(
    `${pages} pages. ${allowed === 1 ? "With less than eight years of work one page reads better." : "Two pages are usual."}`,
  );
}

/** One column: many systems read two columns line by line, straight across. */
export function checkColumns({ resume }: CheckInput): Finding {
  if (resume.columns <= 1) return pass("One column, read from top to bottom.");
  const message = `The page has ${resume.columns} columns. Some employers' systems read straight across and mix them up.`;
  return resume.columns === 2 ? improve(message) : fix(message);
}

/** Jobs and contact details in running lines, not in the cells of a table. */
export function checkTables({ resume }: CheckInput): Finding {
  let run = 0;
  let longest = 0;
  let first = "";
  for (const line of resume.lines) {
    run = line.tabs.length >= 2 && !line.bullet ? run + 1 : 0;
    if (run > longest) {
      longest = run;
      first = line.text;
    }
  }
  if (longest < 3) return pass("No facts sit in the cells of a table.");
  return (longest >= 8 ? fix : improve)(
    "A table holds facts. Some systems lose its cells; plain lines are safer.",
    [{ quote: shorten(first), page: resume.lines.find((line) => line.text === first)?.page ?? null }],
  );
}

/** Contact details in the text itself, not in the page header that systems skip. */
export function checkHeaderFooter({ pages, resume }: CheckInput): Finding {
  const lost = pages.furniture.filter(
    ({ text }) => /@|\d{3}[\s.-]\d{3,4}/.test(text) && !resume.text.includes(text),
  );
  if (lost.length === 0) return pass("Nothing important stands in a page header or footer.");
  return improve(
    "Contact details stand in a header or footer, which many systems skip. Put them into the text.",
    lost.slice(0, 2).map(({ text, page }) => ({ quote: shorten(text), page })),
  );
}

/** No picture that carries text or shows the person. */
export function checkPictures({ pages, resume }: CheckInput): Finding {
  const page = pages.pages[0];
  if (page === undefined) return pass("No pictures.");
  const area = page.width * page.height;
  const large = pages.images.filter(
    (image) => image.width * image.height > 0.012 * area && image.width * image.height < 0.9 * area,
  );
  const covered =
    pages.images.reduce((sum, image) => sum + image.width * image.height, 0) /
    (area * Math.max(1, resume.pages));
  if (covered > 0.5 && pages.characters < 400 * resume.pages)
    return fix("Most of the page is a picture. What it says cannot be read.");
  if (large.length > 0)
    return improve(
      "There is a picture or photo. Systems cannot read it, and in many countries a photo is better left out.",
    );
  return pass("No pictures stand in for text.");
}

/** Letters that map to characters. */
export function checkFonts({ pages }: CheckInput): Finding {
  if (pages.unmapped < 0.005) return pass("Every character can be read.");
  const share = `${(100 * pages.unmapped).toFixed(1)} % of the characters`;
  const message = `${share} are signs that no system can read. Use a common font, and words instead of symbols.`;
  return pages.unmapped < 0.03 ? improve(message) : fix(message);
}

/** Bullets that read as bullets. */
export function checkBulletSigns({ resume }: CheckInput): Finding {
  const odd = resume.lines.filter((line) => !line.bullet && /^[\p{So}\p{Co}§¤¶†‡]\s?\p{L}/u.test(line.text));
  if (odd.length < 2) return pass("Lists use plain bullets.");
  return improve(
    "Some lists begin with signs that systems may print as question marks. Use a plain round bullet.",
    odd.slice(0, 2).map(({ text, page }) => ({ quote: shorten(text), page })),
  );
}

/** The order in which a machine reads is the order on the page: headings have something under them, the name comes first. */
export function checkReadingOrder({ resume }: CheckInput): Finding {
  const headings = resume.blocks.filter((block) => block.kind === "heading").length;
  let stacked = 0;
  for (const [index, block] of resume.blocks.entries()) {
    if (block.kind === "heading" && resume.blocks[index + 1]?.kind === "heading") stacked += 1;
  }
  if (headings >= 3 && stacked >= 2 && stacked >= headings / 2) {
    return fix(
      "A machine reads several headings in a row with nothing under them: the order on the page is lost.",
    );
  }
  const name = resume.contact.name;
  if (name !== null && name.start > resume.text.length / 3) {
    return improve("A machine reads other parts before your name. Let the name come first.");
  }
  return pass("A machine reads it in the order you see.");
}
