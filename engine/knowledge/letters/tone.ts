/** In which of four tones a letter is written. */
export type Tone = "professional" | "warm" | "concise" | "confident";
