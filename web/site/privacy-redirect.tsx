import { redirect } from "react-router";

/** `/privacy` is the short name of the privacy policy; the built page sends the browser on without script. */
export function loader() {
  return redirect("/privacy-policy", 301);
}

export default function PrivacyRedirect() {
  return null;
}
