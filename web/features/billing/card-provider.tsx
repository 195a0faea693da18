import { Elements } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { type ReactNode, useEffect, useState } from "react";
import { loadCardProvider } from "./load-card-provider.ts";

/** Around whatever takes a card. Until the provider has loaded, and where it does not, the parts inside have none. */
export function CardProvider({ children }: { children: ReactNode }) {
  const [provider, setProvider] = useState<Stripe | null>(null);
  useEffect(() => {
    let shown = true;
    void loadCardProvider().then((loaded) => {
      if (shown) setProvider(loaded);
    });
    return () => {
      shown = false;
    };
  }, []);
  return <Elements stripe={provider}>{children}</Elements>;
}
