import styles from "./prose.module.css";

/** Text of ours from content/, rendered at build time; nothing from outside comes this way. */
export function RenderedText({ html, className = "" }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
  return <div className={`${styles.prose} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
