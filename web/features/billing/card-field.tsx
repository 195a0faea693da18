import { CardElement } from "@stripe/react-stripe-js";
import { useEffect, useId, useState } from "react";
import { THEME_EVENT } from "../../ui/theme.ts";
import styles from "./billing.module.css";

type Props = { label: string; onChange: () => void };

/** One input for number, date and code (product spec, section 2). It is the provider's own: no digit passes through us. */
export function CardField({ label, onChange }: Props) {
  const id = useId();
  const style = useFieldStyle();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend inside its border.
    <div className={styles.field} role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.input}>
        <CardElement
          options={{ hidePostalCode: true, disableLink: true, style: { base: style, invalid: style } }}
          onChange={onChange}
        />
      </div>
    </div>
  );
}

/** The field lives in a frame of its own, where the page's colours do not reach: they are told. */
function useFieldStyle() {
  const [style, setStyle] = useState({});
  useEffect(() => {
    const read = () => setStyle(readFieldStyle());
    read();
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", read);
    window.addEventListener(THEME_EVENT, read);
    return () => {
      dark.removeEventListener("change", read);
      window.removeEventListener(THEME_EVENT, read);
    };
  }, []);
  return style;
}

function readFieldStyle() {
  const probe = document.createElement("span");
  document.body.append(probe);
  const read = (colour: string) => {
    probe.style.color = `var(${colour})`;
    return getComputedStyle(probe).color;
  };
  const style = {
    color: read("--ink"),
    iconColor: read("--ink-soft"),
    fontSize: "17px",
    fontFamily: "system-ui, sans-serif",
    "::placeholder": { color: read("--ink-soft") },
  };
  probe.remove();
  return style;
}
