export const BROWSERS = ["chromium", "firefox"] as const;
export type Browser = (typeof BROWSERS)[number];
export const ICON_SIZES = [16, 32, 48, 128] as const;

/** The first versions that know all that is used: `light-dark()`, `checkVisibility()`, `Map.groupBy()`. */
const OLDEST_CHROMIUM = "123";
/** The first that shows its users what data an extension collects. */
const OLDEST_FIREFOX = "140.0";

/**
 * What the extension may do: read the open page when its button is pressed, and keep one address. It has no standing right
 * to any site, nothing of it runs in the background, and its pages may load and call nothing but their own files.
 */
export function writeManifest(browser: Browser, version: string): Record<string, unknown> {
  const icons = Object.fromEntries(ICON_SIZES.map((size) => [String(size), `icon-${size}.png`]));
  return {
    manifest_version: 3,
    name: "Vouch: take a job ad along",
    short_name: "Vouch",
    version,
    description:
      "Reads the job ad of the open page when you press its button, and hands it to your own Vouch.",
    icons,
    action: { default_popup: "popup.html", default_title: "Take this ad to Vouch", default_icon: icons },
    permissions: ["activeTab", "scripting", "storage"],
    content_security_policy: {
      extension_pages:
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'",
    },
    ...(browser === "chromium"
      ? { minimum_chrome_version: OLDEST_CHROMIUM }
      : {
          browser_specific_settings: {
            gecko: {
              id: "extension@vouch.invalid",
              strict_min_version: OLDEST_FIREFOX,
              data_collection_permissions: { required: ["none"] },
            },
          },
        }),
  };
}
