import { useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';

/** What happens to a listing before and after it is published. */
export function AboutChecks() {
  const { checks } = usePageTexts('about');
  const link = useLink();
  return (
    <section id="checks" aria-labelledby="checks-title">
      <h2 id="checks-title">{checks.title}</h2>
      <p className="page-intro">{checks.intro}</p>
      <ol className="checks">
        {checks.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>
        {checks.wrong} <a href={link(paths.contact)}>{checks.report}</a>
      </p>
    </section>
  );
}
