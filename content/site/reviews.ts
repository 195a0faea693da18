export type Review = { trade: string; stars: 1 | 2 | 3 | 4 | 5; text: string };

/**
 * The reviews of the first page. They are illustrations, not quotes of customers, and the page says so; whoever runs
 * Vouch replaces them, and then the note, with real ones.
 */
export const REVIEWS_TITLE = "How Vouch is meant to help";
export const REVIEWS_NOTE =
  "These five reviews are illustrations we wrote ourselves. They are not quotes from customers.";

export const REVIEWS_LABELS = {
  row: "Reviews",
  previous: "Previous reviews",
  next: "Next reviews",
  stars: "of 5 stars",
} as const;

export const REVIEWS: readonly Review[] = [
  {
    trade: "A registered nurse",
    stars: 5,
    text: "The ad asked for telemetry. I had done it for two years and never written it down. One line fixed it.",
  },
  {
    trade: "A structural welder",
    stars: 5,
    text: "It knew that SMAW and stick welding are one thing, and told me which of the two the ad uses.",
  },
  {
    trade: "An accountant",
    stars: 4,
    text: "I added up the receipt myself, out of habit. It agreed to the cent, which is more than I can say of most reports.",
  },
  {
    trade: "A primary school teacher",
    stars: 4,
    text: "My two-column resume came out as soup. Seeing the text the way a system receives it was what convinced me.",
  },
  {
    trade: "A support engineer",
    stars: 5,
    text: "No praise, no tricks. A list of what is asked, what is shown, and what is not. I rewrote three bullets and sent it.",
  },
];
