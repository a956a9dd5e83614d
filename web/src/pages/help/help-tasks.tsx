import { PencilLine, Search, Store } from 'lucide-react';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { TileLinks } from './tile-links.js';

/** Links for the usual reasons for visiting the page. */
export function HelpTasks() {
  const { tasks } = usePageTexts('help');
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
      <TileLinks links={shown} className="tile-grid tile-grid-3" />
    </section>
  );
}
