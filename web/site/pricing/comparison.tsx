import { PRICING } from "#content/site/pricing.ts";
import styles from "./pricing.module.css";

export function Comparison() {
  const { title, text, feature, rows } = PRICING.comparison;
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
    </section>
  );
}
