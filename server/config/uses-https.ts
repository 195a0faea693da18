import type { Config } from "./config.ts";

/** Whether people reach the program over https. */
export function usesHttps({ publicUrl }: Pick<Config, "publicUrl">): boolean {
  return publicUrl?.startsWith("https:") ?? false;
}
