/** What the page and the frame of the card field say to each other, over a channel of their own. */
export type CardLook = {
  colorScheme: string;
  color: string;
  background: string;
  fontFamily: string;
  fontSize: string;
};

export type ToFrame =
  | { kind: "look"; look: CardLook; isDisabled: boolean }
  | { kind: "focus" | "blur" | "clear" }
  /** Send the card with these fields to this address of the API. */
  | { kind: "send"; id: number; path: string; fields: Record<string, string>; under: string };

export type FromFrame =
  | { kind: "ready" }
  | { kind: "height"; height: number }
  | { kind: "focus" | "blur" | "escape" | "enter" }
  | { kind: "change"; change: CardChange }
  | { kind: "answer"; id: number; answer: ApiResult };

export type CardChange = {
  elementType: "card";
  empty: boolean;
  complete: boolean;
  error: CardFault | undefined;
  value: { postalCode: string };
  brand: string;
};

export type CardFault = { type: string; code: string; message: string };

/** An object of the API, or why there is none. */
export type ApiResult = { error?: Record<string, unknown> & { message: string } } & Record<string, unknown>;
