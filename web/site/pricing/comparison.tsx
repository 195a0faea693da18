import { PRICING } from "#content/site/pricing.ts";
import { CheckMark } from "./check-mark.tsx";
import styles from "./pricing.module.css";

export function Comparison() {
  const { title, text, feature, rows, same } = PRICING.comparison;
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <h2 id="comparison">{title}</h2>
      <p>{text}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{feature}</th>
            <th scope="col">{PRICING.free.name}</th>
            <th scope="col">{PRICING.premium.name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, free, premium]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{free}</td>
              <td>{premium}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{same.title}</h3>
      <ul className={styles.same}>
        {same.points.map((point) => (
          <li key={point}>
            <CheckMark />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
