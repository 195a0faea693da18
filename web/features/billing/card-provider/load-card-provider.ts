import { callApi } from "../../../api.ts";
import type { CardProvider } from "./port.ts";
import { loadStripeCards } from "./stripe.tsx";

/**
 * The provider's own script, from its own address or, in a copy without keys, the emulator's from ours. Loaded only on the
 * pages that take a card. Null where it cannot be had. Which provider it is, is chosen here and nowhere else.
 */
export async function loadCardProvider(): Promise<CardProvider | null> {
  const options = await callApi("readPaymentOptions");
  if (!options.ok) return null;
  const { publishableKey, scriptUrl } = options.answer;
  try {
    // The emulator says that it is there; the provider's loader then takes what it finds.
    if (scriptUrl !== null) await loadScript(scriptUrl);
    return await loadStripeCards(publishableKey);
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
