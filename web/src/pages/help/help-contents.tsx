import { usePageTexts } from '../../platform/use-page-texts.js';
import type { FoundGroup } from './find-answers.js';

/** Links to the groups that have answers, each with the number of its answers, and to the ways to contact us. */
export function HelpContents({ groups }: { readonly groups: readonly FoundGroup[] }) {
  const { contents, support } = usePageTexts('help');
  return (
    <nav className="help-contents" aria-label={contents}>
      <ul>
        {groups.map(({ id, title, entries }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {title}
              <span className="count">{entries.length}</span>
            </a>
          </li>
        ))}
        <li>
          <a href="#support">{support.title}</a>
        </li>
      </ul>
    </nav>
  );
}
