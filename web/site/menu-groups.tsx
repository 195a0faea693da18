import { HEADER, MENU_GROUPS } from "#content/site/menu.ts";
import { PAGES } from "../pages.ts";
import styles from "./menu-groups.module.css";

type Props = {
  /** In the header's bar the links float below their title, in the drawer they stand in the flow. */
  place: "bar" | "drawer";
};

/** The six groups of the menu. `<details name>` opens one at a time, with the keyboard and without script. */
export function MenuGroups({ place }: Props) {
  return (
    <ul className={`${styles.groups} ${styles[place]}`}>
      {MENU_GROUPS.map((group) => (
        <li key={group.id} className={styles.group}>
          {"disabled" in group ? (
            <DisabledGroup lines={group.lines} tooltip={group.disabled} id={`${place}-${group.id}-tip`} />
          ) : (
            <details name={`${place}-menu`} data-closes-outside>
              <summary className={styles.title}>
                <Name lines={group.lines} />
              </summary>
              <ul className={styles.links}>
                {linksOf(group.id).map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Reachable and announced, but not to be opened: the tooltip shows on hover and on focus, and its text is the description. */
function DisabledGroup({ lines, tooltip, id }: { lines: Lines; tooltip: string; id: string }) {
  return (
    <span className={styles.disabled}>
      <button type="button" className={styles.title} aria-disabled="true" aria-describedby={id}>
        <Name lines={lines} />
      </button>
      <span role="tooltip" id={id} className={styles.tooltip}>
        {tooltip}
      </span>
    </span>
  );
}

type Lines = readonly [string, string];

/** Lines that do not break by themselves: the arrow beside them then stands where the words end. */
function Name({ lines: [first, second] }: { lines: Lines }) {
  return (
    <span className={styles.name}>
      <span>{first}</span> <span>{second}</span>
    </span>
  );
}

function linksOf(group: string): { href: string; label: string }[] {
  return PAGES.filter((page) => page.menu === group).flatMap((page) => {
    const label = page.future ? `${page.label} ${HEADER.future}` : page.label;
    const anchor = page.menuAnchor;
    return [
      { href: page.path, label },
      ...(anchor ? [{ href: `${page.path}${anchor.hash}`, label: anchor.label }] : []),
    ];
  });
}
