/**
 * The page with the modules that wake it asked for after what it looks like. Browsers load both at once by default: on a slow
 * line the words then wait for scripts that nobody needs before there is something to press.
 */
export function showBeforeScript(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}
