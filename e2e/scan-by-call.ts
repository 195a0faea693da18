import type { Page } from "@playwright/test";
import { makeResumePdf } from "./a-resume-pdf.ts";

/** Scans without the form, as the user who is signed in on this page: for tests of what comes after. */
export async function scanByCall(page: Page, ad: string, fileName = "amara-okafor.pdf"): Promise<string> {
  const buffer = await makeResumePdf();
  const response = await page.request.post("/api/scan", {
    headers: { origin: new URL(page.url()).origin },
    multipart: {
      resume: { name: fileName, mimeType: "application/pdf", buffer },
      jobDescription: ad,
    },
  });
  if (!response.ok()) throw new Error(`The scan was refused: ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}
