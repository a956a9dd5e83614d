import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';

export function HelpResources() {
  const { resources } = usePageTexts('help');
  const link = useLink();
  return (
    <section aria-labelledby="resources-title">
      <h2 id="resources-title">{resources.title}</h2>
      <ul className="tile-grid">
        {resources.cards.map(({ title, text, path }) => (
          <li key={path} className="tile tile-link">
            <h3>
              <a href={link(path)}>{title}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
