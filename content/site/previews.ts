/** Where the build puts the picture that a shared link to a page shows. */
export function previewOf(path: string): string {
  return `/previews/${path === "/" ? "home" : path.slice(1)}.png`;
}

/** In pixels: what the networks that show previews ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Our mark as a picture, for those who take no SVG. */
export const MARK = "/previews/mark.png";

export const FEED = { path: "/rss.xml", title: "Articles of Vouch" } as const;
