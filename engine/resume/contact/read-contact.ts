import type { Line, ReadPages } from "../model/line.ts";
import type { Contact, Found } from "../model/resume.ts";
import type { Sectioning } from "../sections/assign-sections.ts";
import type { PageShape } from "../shape/measure-shape.ts";
import { listContactLines } from "./contact-lines.ts";
import { findAddress } from "./find-address.ts";
import { findEmail } from "./find-email.ts";
import { findLinkedin, slugOf } from "./find-linkedin.ts";
import { findName } from "./find-name.ts";
import { findPhone } from "./find-phone.ts";
import { guessRegions } from "./guess-regions.ts";

/** The person's own details. What is not surely theirs stays null: nothing is made up and nobody else's is taken. */
export function readContact(
  pages: ReadPages,
  lines: readonly Line[],
  sectioning: Sectioning,
  shape: PageShape,
): Contact {
  const own = listContactLines(lines, sectioning);
  const email = findEmail(own) ?? findMailLink(pages);
  const linkedin = findLinkedin(own, pages);
  const phone = findPhone(own, guessRegions(own));
  const name = findName(own, shape, {
    email: email === null ? null : email.value.split("@")[0]!,
    slug: linkedin === null ? null : slugOf(linkedin.value),
  });
  const taken = [email, linkedin, phone, name].filter((found): found is Found => found !== null);
  const address = findAddress(own, taken, shape);
  return { name, email, phone, address, linkedin };
}

/** A mail link behind an icon that no line stands beside. */
function findMailLink(pages: ReadPages): Found | null {
  for (const link of pages.links) {
    const match = /^mailto:\s*([^@?\s]+@[^@?\s]+\.[^@?\s.]+)/i.exec(link.url);
    if (match !== null && link.page === 1) return { value: match[1]!, start: 0, end: 0 };
  }
  return null;
}
