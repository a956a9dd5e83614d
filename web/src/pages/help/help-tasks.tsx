import { PencilLine, Search, Store } from 'lucide-react';
import { useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';

/** What most visitors of the page have come for. */
export function HelpTasks() {
  const { tasks } = usePageTexts('help');
  const link = useLink();
  const shown = [
    { ...tasks.find, path: paths.businesses, Sign: Search },
    { ...tasks.add, path: paths.addBusiness, Sign: Store },
    { ...tasks.correct, path: paths.contact, Sign: PencilLine },
  ];
  return (
    <section aria-labelledby="tasks-title">
      <h2 id="tasks-title" className="visually-hidden">
        {tasks.title}
      </h2>
      <ul className="tile-grid tile-grid-3">
        {shown.map(({ title, text, path, Sign }) => (
          <li key={title} className="tile tile-link">
            <Sign size={22} aria-hidden="true" />
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
