/** How much an ad wants a thing. */
export type Need = "must" | "stated" | "nice";
