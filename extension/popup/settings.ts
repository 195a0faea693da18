import { element, field } from "./element.ts";
import { DEFAULT_ADDRESS, isUnencrypted, readAddress } from "./import-link.ts";
import { NO_ADDRESS, SAVED, UNENCRYPTED } from "./words.ts";

const KEY = "address";

/** The address that was kept last, shown where it can be changed and where it is used. */
export async function showSettings(): Promise<string> {
  const kept = (await chrome.storage.local.get(KEY))[KEY];
  const address = (typeof kept === "string" ? readAddress(kept) : null) ?? DEFAULT_ADDRESS;
  field("address").value = address;
  showAddress(address);
  return address;
}

function showAddress(address: string): void {
  element("where").textContent = address;
  element("address-said").textContent = isUnencrypted(address) ? UNENCRYPTED : "";
}

/** The address in use: the one that was kept, never one that is being typed. */
export function addressInUse(): string {
  return element("where").textContent ?? DEFAULT_ADDRESS;
}

export function keepAddress(): void {
  element("address-form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const address = readAddress(field("address").value);
    field("address").setAttribute("aria-invalid", String(address === null));
    if (address === null) {
      element("address-said").textContent = NO_ADDRESS;
      field("address").focus();
      return;
    }
    await chrome.storage.local.set({ [KEY]: address });
    field("address").value = address;
    showAddress(address);
    element("address-said").textContent = isUnencrypted(address) ? `${SAVED} ${UNENCRYPTED}` : SAVED;
  });
}
