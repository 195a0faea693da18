/** Parts of an address that follow people and name no page. */
const TRACKERS =
  /^(?:utm_.*|mc_.*|_hs.*|hsa_.*|pk_.*|mtm_.*|fbclid|gclid|gclsrc|dclid|msclkid|yclid|twclid|igshid|ttclid|li_fat_id|wickedid|vero_.*|oly_.*|gh_src|gh_jid_src|lever-source.*|lever-origin|ashby_.*src|trk|trkemail|trackingid|tracking|refid|ebp|recommendedflavor|position_tracking|lipi|licu|originalsubdomain|midtoken|midsig|eid_src|otptoken|src_?id|sourceid_tracking|adid_click|clickid|click_id|irclickid|cjevent|spm|scm|_ga|_gl|ref_src|referrer|referer|impression_?id|sponsored|advn|adlt|from_email|tk|xkcb|xpse|xfps|sjdu|acatk|camk|pub|vjs|vjtk)$/i;
const LONGEST = 2000;

/** The address of the ad, without what only follows its reader. What may name the ad stays. */
export function cleanLink(address: string): string {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return "";
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return "";
  url.username = "";
  url.password = "";
  for (const name of [...url.searchParams.keys()]) if (TRACKERS.test(name)) url.searchParams.delete(name);
  // '#/jobs/44' is a route; '#apply' and '#:~:text=' are places within the page.
  if (!/^#!?\/|^#.*[=/]\d/.test(url.hash) || url.hash.startsWith("#:~:")) url.hash = "";
  return url.href.length <= LONGEST ? url.href : `${url.origin}${url.pathname}`.slice(0, LONGEST);
}

/** The site, as people call it: 'jobs.example'. */
export function siteOf(address: string): string {
  try {
    return new URL(address).hostname.replace(/^www\./, "");
  } catch {
    return "";
  }
}
