const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * The page with its style sheets inside it, each where its link stood: a page that is read once and left is shown one
 * round trip earlier. They are our own built sheets.
 * @throws Error where a sheet holds what means something else inside a page.
 */
export function inlineStyles(html: string, readSheet: (href: string) => string): string {
  return html.replace(STYLE_SHEET, (_link, href: string) => {
    const sheet = readSheet(href).trim();
    if (/<\/style|@import|url\((?!["']?(?:\/|data:|#))/i.test(sheet))
      throw new Error(`${href} cannot stand inside a page.`);
    return `<style>${sheet}</style>`;
  });
}
