import { type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { browserFlags, findBrowser } from "#testing/find-browser.ts";

/** A browser with the extension of `folder` in it, as a user who loaded it has it. */
export async function launchWithExtension(folder: string): Promise<BrowserContext> {
  return await chromium.launchPersistentContext("", {
    executablePath: findBrowser(),
    args: [
      ...browserFlags(),
      "--headless=new",
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
      "--disable-features=DisableLoadExtensionCommandLineSwitch",
      // Lets a test press the extension's own button, which gives it the open page as a user's press does.
      "--enable-unsafe-extension-debugging",
    ],
  });
}

export type Popup = { evaluate: (script: string) => Promise<unknown> };

/** Presses the extension's button beside `page`, and waits for its popup. */
export async function pressButton(context: BrowserContext, page: Page): Promise<Popup> {
  const browser = context.browser();
  if (browser === null) throw new Error("The browser gives no access to its extensions.");
  await page.bringToFront();
  const session = await browser.newBrowserCDPSession();
  const { extensions } = await session.send("Extensions.getExtensions");
  const tabs = await session.send("Target.getTargets", { filter: [{ type: "tab" }] });
  const tab = tabs.targetInfos.find((target) => target.url === page.url());
  await session.send("Extensions.triggerAction", { id: extensions[0]!.id, targetId: tab!.targetId });
  return attach(session, await findPopup(session));
}

async function findPopup(session: CDPSession): Promise<string> {
  for (;;) {
    const { targetInfos } = await session.send("Target.getTargets");
    const popup = targetInfos.find(({ url }) => /^chrome-extension:.*\/popup\.html$/.test(url));
    if (popup !== undefined) return popup.targetId;
  }
}

/** The popup is no page of Playwright's; it is spoken to through the browser's own session. */
async function attach(session: CDPSession, targetId: string): Promise<Popup> {
  const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
  let last = 0;
  const evaluate = async (expression: string) => {
    const id = ++last;
    const answer = new Promise<string>((resolve) => {
      const listen = (event: { message: string }) => {
        if ((JSON.parse(event.message) as { id?: number }).id !== id) return;
        session.off("Target.receivedMessageFromTarget", listen);
        resolve(event.message);
      };
      session.on("Target.receivedMessageFromTarget", listen);
    });
    const params = { expression, awaitPromise: true, returnByValue: true };
    await session.send("Target.sendMessageToTarget", {
      sessionId,
      message: JSON.stringify({ id, method: "Runtime.evaluate", params }),
    });
    const { result } = JSON.parse(await answer) as { result: { result: { value: unknown } } };
    return result.result.value;
  };
  return { evaluate };
}
