import { BILLING_PATH, SWITCH_TO_FREE_PATH } from "../../api-paths.ts";

/** Leaves Premium at the end of the paid time ('period-end') or 'now'. Answers whether the server did. */
export async function switchToFree(when: string): Promise<boolean> {
  try {
    const response = await fetch(SWITCH_TO_FREE_PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ when }),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** Until when Premium lasts if it was left; null when it renews, or when that is not known. */
export async function readEndOfPremium(): Promise<string | null> {
  try {
    const response = await fetch(BILLING_PATH, { cache: "no-store" });
    const answer: unknown = response.ok ? await response.json() : null;
    const { subscription } = (answer ?? {}) as { subscription?: { endsOn?: unknown } | null };
    return typeof subscription?.endsOn === "string" ? subscription.endsOn : null;
  } catch {
    return null;
  }
}
