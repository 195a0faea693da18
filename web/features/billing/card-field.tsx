import { type Ref, useEffect, useId, useState } from "react";
import { THEME_EVENT } from "../../ui/theme.ts";
import styles from "./billing.module.css";
import { loadCardProvider } from "./card-provider/load-card-provider.ts";
import type { CardLook, CardProvider, EnteredCard } from "./card-provider/port.ts";

type Props = {
  label: string;
  /** Holds the card. Until the provider has loaded, and where it does not, there is none. */
  card: Ref<EnteredCard | null>;
  onChange: () => void;
};

/** One input for number, date and code (product spec, section 2). It is the provider's own: no digit passes through us. */
export function CardField({ label, card, onChange }: Props) {
  const id = useId();
  const provider = useCardProvider();
  const look = useCardLook();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend inside its border.
    <div className={styles.field} role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.input}>
        {provider === null || look === null ? (
          <div />
        ) : (
          <provider.Input look={look} onChange={onChange} ref={card} />
        )}
      </div>
    </div>
  );
}

function useCardProvider(): CardProvider | null {
  const [provider, setProvider] = useState<CardProvider | null>(null);
  useEffect(() => {
    let shown = true;
    void loadCardProvider().then((loaded) => {
      if (shown) setProvider(loaded);
    });
    return () => {
      shown = false;
    };
  }, []);
  return provider;
}

/** The field lives in a frame of its own, where the page's colours do not reach: they are told. */
function useCardLook(): CardLook | null {
  const [look, setLook] = useState<CardLook | null>(null);
  useEffect(() => {
    const read = () => setLook(readLook());
    read();
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", read);
    window.addEventListener(THEME_EVENT, read);
    return () => {
      dark.removeEventListener("change", read);
      window.removeEventListener(THEME_EVENT, read);
    };
  }, []);
  return look;
}

function readLook(): CardLook {
  const probe = document.createElement("span");
  document.body.append(probe);
  const read = (colour: string) => {
    probe.style.color = `var(${colour})`;
    return getComputedStyle(probe).color;
  };
  const look = {
    color: read("--ink"),
    softColor: read("--ink-soft"),
    fontSize: "17px",
    fontFamily: "system-ui, sans-serif",
  };
  probe.remove();
  return look;
}
