/** Who may import whom (docs/architecture.md). A floor is a top-level folder; a rule is about what its files import. */
export type Floor = {
  floor: string;
  /** Floors it may import from, besides itself. */
  floors: readonly string[];
  /** npm packages it may import; a name ending in '/' allows every package of that scope. 'node:' allows Node's own. */
  packages: readonly string[] | "any";
};

/** The emulator of the payment provider: reached by the product through this one file, where the local part is chosen. */
export const EMULATOR = "testing/payments-emulator";
export const EMULATOR_DOOR = "server/adapters/payments/local.ts";

export const FLOORS: readonly Floor[] = [
  { floor: EMULATOR, floors: ["contract", "engine"], packages: ["node:", "fastify", "stripe", "zod"] },
  { floor: "engine", floors: [], packages: ["libphonenumber-js"] },
  { floor: "contract", floors: ["engine"], packages: ["zod"] },
  {
    floor: "content",
    floors: [],
    packages: [
      "node:",
      "@fontsource/",
      "@fontsource-variable/",
      "docx",
      "fflate",
      "marked",
      "pdfkit",
      "pngjs",
      "subset-font",
      "zod",
    ],
  },
  { floor: "server", floors: ["contract", "engine"], packages: "any" },
  { floor: "cli", floors: ["contract", "engine", "server"], packages: ["node:", "zod", "csv-parse"] },
  {
    floor: "training",
    floors: ["contract", "engine", "server"],
    packages: ["node:", "csv-parse", "pngjs", "zod"],
  },
  // Packages are of its packing alone; what runs in browsers imports none (floors.test.ts).
  { floor: "extension", floors: ["contract", "engine"], packages: ["node:", "fflate", "pngjs", "rolldown"] },
  { floor: "web", floors: ["contract", "content", "engine"], packages: "any" },
];

/** Inside the server: features know ports, never another feature or an adapter's insides. */
export const SERVER_COMPOSERS: readonly string[] = [
  "server/composition/choose-identity.ts",
  "server/composition/choose-mailer.ts",
  "server/composition/choose-model-writer.ts",
  "server/composition/choose-payments.ts",
  "server/composition/choose-store.ts",
  "server/composition/local-parts.ts",
  "server/composition/open-engine.ts",
  "server/operations/data.ts",
  "server/operations/make-example-report.ts",
  "server/main.ts",
  "server/dev.ts",
];
