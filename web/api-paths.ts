import type { SIGN_IN_CHANNEL as Channel } from "#contract/account.ts";
import type {
  APPLICATIONS_FILE_PATH as ApplicationsFilePath,
  DOCUMENT_FILE_PATH as DocumentFilePath,
  ENDPOINTS,
  LETTER_PDF_PATH as LetterPdfPath,
  MY_DATA_PATH as MyDataPath,
  RECEIPT_FILE_PATH as ReceiptFilePath,
  RESUME_FILE_PATH as ResumeFilePath,
  SIGN_IN_PATH as SignInPath,
} from "#contract/endpoints.ts";

type PathOf<Name extends keyof typeof ENDPOINTS> = (typeof ENDPOINTS)[Name]["path"];

// Scripts of the site and links of the app use these addresses without loading the schemas; the compiler holds them equal to the contract's.
export const SIGN_IN_PATH: typeof SignInPath = "/api/auth/start";
export const SIGN_IN_CHANNEL: typeof Channel = "vouch-sign-in";
export const SESSION_PATH: PathOf<"readSession"> = "/api/session";
/** Asked for with the page: its answer is small enough to be read without the schemas of all. */
export const LETTER_MODEL_PATH: PathOf<"readLetterModel"> = "/api/letter-model";
export const SIGN_OUT_PATH: PathOf<"signOut"> = "/api/auth/sign-out";
export const CONTACT_PATH: PathOf<"sendMessage"> = "/api/contact";
export const BILLING_PATH: PathOf<"readBilling"> = "/api/payment/subscription";
export const SWITCH_TO_FREE_PATH: PathOf<"switchToFree"> = "/api/payment/switch-to-free";
export const SCAN_PATH: PathOf<"scanResume"> = "/api/scan";
export const READ_AD_PATH: PathOf<"readAd"> = "/api/read-ad";
export const RECEIPT_KEY_PATH: PathOf<"readReceiptKey"> = "/api/receipt-key";
export const GENERATE_LETTER_PATH: PathOf<"generateLetter"> = "/api/generate-cover-letter";
export const LETTER_PDF_PATH: typeof LetterPdfPath = "/api/letter-pdf";
export const MY_DATA_PATH: typeof MyDataPath = "/api/account/data";
export const RECEIPT_FILE_PATH: typeof ReceiptFilePath = "/api/scans/:id/receipt";
export const RESUME_FILE_PATH: typeof ResumeFilePath = "/api/scans/:id/resume";
export const DOCUMENT_FILE_PATH: typeof DocumentFilePath = "/api/resume-file";
export const APPLICATIONS_FILE_PATH: typeof ApplicationsFilePath = "/api/applications/export/:format";
