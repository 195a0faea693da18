import { IconArrowRight } from "@tabler/icons-react";
import type { CoverName } from "#content/covers/covers.ts";
import buttons from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import styles from "./banner.module.css";
import { CoverPicture } from "./cover-picture.tsx";

type Props = { cover: CoverName; label: string; href: string };

/** A cover on the desk, and the one thing to do from here. */
export function Banner({ cover, label, href }: Props) {
  return (
    <div className={`${styles.banner} no-print`}>
      <div className={styles.cover}>
        <CoverPicture name={cover} />
      </div>
      <div className={styles.action}>
        <a className={buttons.marker} href={href}>
          {label}
          <Icon of={IconArrowRight} />
        </a>
      </div>
    </div>
  );
}
