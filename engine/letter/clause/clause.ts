/** What a bullet says as the rest of a sentence: after 'I' ('led a team of 5'), or after 'my work included' ('the care of …'). */
export type Clause = { after: "I" | "included"; text: string };
