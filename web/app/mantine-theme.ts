import {
  Button,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorSchemeManager,
  type MantineColorsTuple,
} from "@mantine/core";
import { readChosenTheme, THEME_EVENT } from "../ui/theme.ts";

/** Ten steps of the product's green: 8 and 9 hold 4.5:1 under white text, 2 and 3 on the dark ground. */
const pine: MantineColorsTuple = [
  "#eaf6f1",
  "#d3ebe1",
  "#a5e6cf",
  "#7fd6b8",
  "#4fb894",
  "#2d9a77",
  "#1a7f61",
  "#116a51",
  "#0b5d4a",
  "#084536",
];

const FILLED_BUTTON = {
  "--button-bg": "var(--accent)",
  "--button-hover": "var(--accent-deep)",
  "--button-color": "var(--on-accent)",
};

export const mantineTheme = createTheme({
  colors: { pine },
  primaryColor: "pine",
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  fontFamily: "var(--text)",
  fontFamilyMonospace: "var(--mono)",
  headings: { fontFamily: "var(--display)", fontWeight: "600" },
  defaultRadius: "md",
  cursorType: "pointer",
  components: {
    // The filled button takes the product's own pair of colours, which holds its contrast in both themes.
    Button: Button.extend({
      defaultProps: { radius: "xl" },
      vars: (_theme, props) => {
        const filled = props.variant === undefined || props.variant === "filled";
        return {
          root: filled && props.color === undefined ? FILLED_BUTTON : {},
        };
      },
    }),
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
    "--mantine-color-anchor": "var(--accent)",
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
