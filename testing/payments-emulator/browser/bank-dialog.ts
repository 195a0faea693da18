/** Shows the bank's page over our own until the user has answered it; closing it is a no. */
export function askBank(url: string, bankApi: string): Promise<void> {
  return new Promise((resolve) => {
    const dialog = document.createElement("dialog");
    const frame = document.createElement("iframe");
    frame.title = "3D Secure authentication";
    frame.name = "stripe-challenge-frame";
    frame.src = url;
    frame.style.cssText = "border:0;width:100%;height:22rem;display:block;";
    dialog.style.cssText = "border:0;padding:0;width:min(28rem,calc(100vw - 2rem));border-radius:.5rem;";
    dialog.setAttribute("aria-label", "Your bank asks for your confirmation");
    dialog.append(frame);

    const before = document.activeElement;
    const finish = () => {
      window.removeEventListener("message", hear);
      dialog.close();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve();
    };
    const hear = (event: MessageEvent) => {
      if (event.origin === location.origin && event.data === "bank-answered") finish();
    };
    window.addEventListener("message", hear);
    dialog.addEventListener("cancel", async (event) => {
      event.preventDefault();
      await tellBank(bankApi, url.split("#")[1] ?? "", "no").catch(() => undefined);
      finish();
    });
    document.body.append(dialog);
    dialog.showModal();
    frame.addEventListener("load", () => frame.focus());
  });
}

export async function tellBank(bankApi: string, secret: string, agrees: "yes" | "no"): Promise<void> {
  await fetch(bankApi, { method: "POST", body: new URLSearchParams({ secret, agrees }) });
}

/** The bank's own page, in its frame. */
export function startBankFrame({ bankApi }: { bankApi: string }): void {
  const status = document.querySelector<HTMLElement>("[role=status]")!;
  // The keyboard is in this frame, where the dialog around it does not hear it.
  window.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") document.querySelector<HTMLButtonElement>("button[value=no]")?.click();
  });
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", async () => {
      for (const other of document.querySelectorAll("button")) other.disabled = true;
      await tellBank(bankApi, location.hash.slice(1), button.value === "yes" ? "yes" : "no").catch(
        () => undefined,
      );
      status.textContent = "Your answer was sent. You can go back to Vouch.";
      window.parent.postMessage("bank-answered", location.origin);
    });
}
