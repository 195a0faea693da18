import { SIGN_OUT_PATH } from "../../api-paths.ts";
import { forgetBrowser } from "../../ui/forget-browser.ts";

/** Ends the session and returns to the first page (product spec, section 2). Answers false where the server did not. */
export async function signOut(): Promise<boolean> {
  try {
    const response = await fetch(SIGN_OUT_PATH, { method: "POST" });
    if (!response.ok) return false;
  } catch {
    return false;
  }
  forgetBrowser();
  location.assign("/");
  return true;
}
