import { cleanText } from "./lines.ts";
import { joinPlace, NO_POSTING, type Posting } from "./posting.ts";

const ROOTS = '[itemtype*="schema.org/JobPosting" i], [typeof~="JobPosting"], [typeof~="schema:JobPosting"]';

/** Postings marked up within the page's own elements. */
export function readMicrodata(document: Document): Posting[] {
  return [...document.querySelectorAll(ROOTS)].slice(0, 60).map((root) => {
    const address = (["addressLocality", "addressRegion", "addressCountry"] as const).map((key) =>
      propertyOf(root, key),
    );
    return {
      ...NO_POSTING,
      title: propertyOf(root, "title") || propertyOf(root, "name", notWithinOrganisation),
      company: nameWithin(root, "hiringOrganization"),
      place: joinPlace(address) || nameWithin(root, "jobLocation"),
      salary: propertyOf(root, "baseSalary"),
      description:
        [...find(root, "description")].map((element) => element.innerHTML).join("\n") || whole(root),
      link: root.getAttribute("itemid") ?? "",
      until: propertyOf(root, "validThrough").slice(0, 10),
    };
  });
}

function find(root: Element, property: string): Element[] {
  return [
    ...root.querySelectorAll(
      `[itemprop~="${property}"], [property~="${property}"], [property~="schema:${property}"]`,
    ),
  ];
}

function propertyOf(
  root: Element,
  property: string,
  fits: (element: Element) => boolean = () => true,
): string {
  for (const element of find(root, property).filter(fits)) {
    const value =
      element.getAttribute("content") ?? element.getAttribute("datetime") ?? element.textContent ?? "";
    if (cleanText(value) !== "") return cleanText(value).slice(0, 300);
  }
  return "";
}

function notWithinOrganisation(element: Element): boolean {
  return element.closest('[itemprop~="hiringOrganization"], [property~="hiringOrganization"]') === null;
}

function nameWithin(root: Element, property: string): string {
  for (const element of find(root, property)) {
    const name = propertyOf(element, "name") || propertyOf(element, "address") || propertyOf(root, property);
    if (name !== "") return name;
  }
  return "";
}

/** A root whose parts bear other names: responsibilities, qualifications, skills. */
function whole(root: Element): string {
  const parts = ["responsibilities", "qualifications", "skills", "educationRequirements", "jobBenefits"];
  return parts.flatMap((property) => find(root, property).map((element) => element.innerHTML)).join("\n");
}
