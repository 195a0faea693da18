import { spawn } from "node:child_process";
import { once } from "node:events";
import { test as base, type Page } from "@playwright/test";
import { waitForScript } from "./wait-for-script.ts";

export type Product = {
  origin: string;
  pid: number;
  /** Longer than a sign-in counts as fresh. */
  passMinutes: () => Promise<void>;
  /** In order, or as a machine that loses its power does. */
  end: (signal: "SIGTERM" | "SIGKILL") => Promise<void>;
};

/** The product in a process of its own, by these settings. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const command = ["e2e/serve-product.ts", JSON.stringify(settings)];
  const product = spawn("node", command, { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(product.stdout, "data")) as [Buffer];
  return {
    origin: line.toString().trim(),
    pid: product.pid!,
    passMinutes: async () => {
      const said = once(product.stdout, "data");
      product.kill("SIGUSR2");
      await said;
    },
    end: async (signal) => {
      const ended = once(product, "exit");
      product.kill(signal);
      await ended;
    },
  };
}

/** Tests of the whole product: server, store, engine and local sign-in, in a process and a data folder of its own. */
export const test = base.extend<object, { product: Product; origin: string }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.end("SIGTERM");
    },
    { scope: "worker", timeout: 60_000 },
  ],
  origin: [async ({ product }, use) => use(product.origin), { scope: "worker" }],
  baseURL: async ({ origin }, use) => use(origin),
  page: waitForScript,
});

/** Goes through the popup of the local sign-in that `open` opens, as the user of this name and address. */
export async function signInByPopup(
  page: Page,
  open: () => Promise<void>,
  person = { name: "Amara Okafor", email: "amara.okafor@mail.example" },
): Promise<void> {
  const opening = page.waitForEvent("popup");
  await open();
  const popup = await opening;
  await popup.getByLabel("Name").fill(person.name);
  await popup.getByLabel("Email address").fill(person.email);
  const closed = popup.waitForEvent("close");
  // Not `click()`: it would wait for the page that the answer of this very click closes.
  await popup
    .getByRole("button", { name: "Sign in", exact: true })
    .evaluate((button: HTMLElement) => button.click());
  await closed;
}
