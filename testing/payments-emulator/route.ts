import type * as z from "zod";
import type { EmulatorState } from "./emulator-state.ts";

export type Caller = {
  /** Speaks with the publishable key only. */
  isPublic: boolean;
  /** Looks only: a list or one thing. */
  clientSecret: string | null;
};

export type Route = {
  method: "GET" | "POST" | "DELETE";
  /** The segments after `/v1/`; ':id' takes any. */
  path: string;
  /** A browser with the publishable key may call it. */
  public?: true;
  shape: z.ZodType;
  run: (stand: EmulatorState, params: never, id: string, caller: Caller) => Record<string, unknown>;
};

/** A route whose parameters are read by `shape` before it runs. */
export function route<Shape extends z.ZodType>(
  method: Route["method"],
  path: string,
  shape: Shape,
  run: (stand: EmulatorState, params: z.infer<Shape>, id: string, caller: Caller) => Record<string, unknown>,
): Route {
  return { method, path, shape, run };
}

/** The same, and open to browsers. */
export function publicRoute<Shape extends z.ZodType>(...args: Parameters<typeof route<Shape>>): Route {
  return { ...route(...args), public: true };
}
