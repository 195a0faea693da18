import { COVER_FIELD, COVERS, type CoverName } from "#content/covers/covers.ts";
import styles from "./cover-picture.module.css";

/** A cover as a picture of its own kind. It says nothing that does not stand beside it. */
export function CoverPicture({ name }: { name: CoverName }) {
  const { ground, shapes } = COVERS[name];
  return (
    <svg
      className={`${styles.cover} ${styles[ground]}`}
      viewBox={`0 0 ${COVER_FIELD.width} ${COVER_FIELD.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {shapes.map(({ paint, path }) => (
        <path key={path} className={styles[paint]} d={path} />
      ))}
    </svg>
  );
}
