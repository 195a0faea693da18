import {
  type ButtonProps,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorSchemeManager,
  type MantineColorsTuple,
  type MantineTheme,
} from "@mantine/core";
import { readChosenTheme, THEME_EVENT } from "../ui/theme.ts";

/** Ten steps of the blue pen: 7 holds 4.5:1 under white text, 3 on the dark ground. */
const pen: MantineColorsTuple = [
  "#e8eaff",
  "#ccd2ff",
  "#bcc4ff",
  "#aab4ff",
  "#7f8cf5",
  "#5f6eee",
  "#4353e3",
  "#2b3bd6",
  "#222fb5",
  "#1b258f",
];

/** Ten steps of the highlighter: a ground, never a line or a text of its own. */
const marker: MantineColorsTuple = [
  "#f5fde6",
  "#e9fbc8",
  "#dcfca6",
  "#c3f564",
  "#bdf25a",
  "#a9e23f",
  "#8ac522",
  "#4b8a0c",
  "#2f5a06",
  "#24330f",
];

const FILLED_BUTTON = {
  "--button-bg": "var(--action)",
  "--button-hover": "var(--action-hover)",
  "--button-color": "var(--on-action)",
};

export const mantineTheme = createTheme({
  colors: { pen, marker },
  primaryColor: "pen",
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  fontFamily: "var(--text)",
  fontFamilyMonospace: "var(--mono)",
  headings: { fontFamily: "var(--display)", fontWeight: "700" },
  defaultRadius: 10,
  cursorType: "pointer",
  components: {
    // The filled button takes the product's own pair of colours, which holds its contrast in both themes. `Button.extend`
    // would say the same and bring the button to pages that have none.
    Button: {
      vars: (_theme: MantineTheme, props: ButtonProps) => {
        const filled = props.variant === undefined || props.variant === "filled";
        return {
          root: filled && props.color === undefined ? FILLED_BUTTON : {},
        };
      },
    },
  },
});

/** Mantine's own colours follow the product's tokens, so that both zones look the same in both themes. */
export const mantineVariables: CSSVariablesResolver = () => {
  const tokens = {
    "--mantine-color-body": "var(--paper)",
    "--mantine-color-text": "var(--ink)",
    "--mantine-color-dimmed": "var(--ink-soft)",
    "--mantine-color-default": "var(--surface)",
    "--mantine-color-default-border": "var(--line-strong)",
    "--mantine-color-error": "var(--missing)",
    "--mantine-color-placeholder": "var(--ink-soft)",
    "--mantine-color-anchor": "var(--pen)",
    "--table-border-color": "var(--line)",
  };
  return { variables: {}, light: tokens, dark: tokens };
};

/** Mantine follows the one switch of the header (ui/theme.ts) and stores nothing of its own. */
export function createSchemeManager(): MantineColorSchemeManager {
  let listener: (() => void) | null = null;
  function unsubscribe(): void {
    if (listener !== null) window.removeEventListener(THEME_EVENT, listener);
    listener = null;
  }
  return {
    get: (fallback) => (typeof window === "undefined" ? fallback : (readChosenTheme() ?? fallback)),
    set: () => undefined,
    subscribe: (onUpdate) => {
      unsubscribe();
      listener = () => onUpdate(readChosenTheme() ?? "auto");
      window.addEventListener(THEME_EVENT, listener);
    },
    unsubscribe,
    clear: () => undefined,
  };
}
