import type { PageText } from "#content/read-pages.ts";
import type { Question } from "#content/read-questions.ts";
import { BUILD_ORIGIN } from "#content/site/build-origin.ts";
import { MARK, previewOf } from "#content/site/previews.ts";
import { PREMIUM_PRICE } from "#contract/plans.ts";

/** What a page tells search engines about itself, in the words of schema.org. React Router escapes it on the way out. */
export type Fact = Record<string, unknown>;

const ORGANIZATION_ID = `${BUILD_ORIGIN}/#organization`;

/** Who is behind every page. */
export function describeOrganization(): Fact {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": ORGANIZATION_ID,
    name: "Vouch",
    url: `${BUILD_ORIGIN}/`,
    logo: `${BUILD_ORIGIN}${MARK}`,
  };
}

/** An article or guide. It has no author of its own: we all stand behind it. */
export function describeArticle(path: string, text: PageText): Fact {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: text.title,
    description: text.description,
    datePublished: text.published,
    dateModified: text.updated,
    inLanguage: "en",
    image: `${BUILD_ORIGIN}${previewOf(path)}`,
    author: { "@type": "Organization", "@id": ORGANIZATION_ID, name: "Vouch", url: `${BUILD_ORIGIN}/` },
    publisher: { "@id": ORGANIZATION_ID },
    mainEntityOfPage: `${BUILD_ORIGIN}${path}`,
  };
}

/** The way from the first page to this one; the last step is the page itself. */
export function describeWay(steps: readonly { name: string; path: string }[]): Fact {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: `${BUILD_ORIGIN}${path}`,
    })),
  };
}

export function describeQuestions(questions: readonly Question[]): Fact {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answerHtml }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answerHtml },
    })),
  };
}

/** Premium as a thing with a price. The price is the server's own, in whole cents. */
export function describePremium(name: string, description: string): Fact {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: `Vouch ${name}`,
    description,
    brand: { "@type": "Brand", name: "Vouch" },
    image: `${BUILD_ORIGIN}${previewOf("/pricing")}`,
    offers: {
      "@type": "Offer",
      price: (PREMIUM_PRICE.amount / 100).toFixed(2),
      priceCurrency: PREMIUM_PRICE.currency.toUpperCase(),
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: (PREMIUM_PRICE.amount / 100).toFixed(2),
        priceCurrency: PREMIUM_PRICE.currency.toUpperCase(),
        unitText: "month",
      },
      availability: "https://schema.org/InStock",
      url: `${BUILD_ORIGIN}/pricing`,
    },
  };
}
