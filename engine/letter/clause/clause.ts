/**
 * What a bullet says as the rest of a sentence: after 'I' ('led a team of 5'), after 'my work included' ('the care of …'), or
 * as a figure after a colon ('zero accidents in 6 years').
 */
export type Clause = { after: "I" | "included" | "figure"; text: string };
