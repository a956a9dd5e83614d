import { usePageTexts } from '../../platform/use-page-texts.js';

/** Shown on step 1 only. */
export function Benefits() {
  const { benefits } = usePageTexts('add-business');
  return (
    <section className="benefits" aria-labelledby="benefits-title">
      <h2 id="benefits-title">{benefits.title}</h2>
      <ul className="tile-grid tile-grid-3">
        {benefits.items.map(({ title, text }) => (
          <li key={title} className="tile">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
