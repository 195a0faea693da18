import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { callApi } from "../../api.ts";

/**
 * The provider's own script, from its own address or, in a copy without keys, the stand-in's from ours. Loaded only on the
 * pages that take a card. Null where it cannot be had.
 */
export async function loadCardProvider(): Promise<Stripe | null> {
  const options = await callApi("readPaymentOptions");
  if (!options.ok) return null;
  const { publishableKey, scriptUrl } = options.answer;
  try {
    // The stand-in says that it is there; the provider's loader then takes what it finds.
    if (scriptUrl !== null) await loadScript(scriptUrl);
    return await loadStripe(publishableKey);
  } catch {
    return null;
  }
}

function loadScript(url: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement("script");
  script.src = url;
  script.addEventListener("load", () => resolve());
  script.addEventListener("error", () => reject(new Error("The script of the card field did not load.")));
  document.head.append(script);
  return promise;
}
