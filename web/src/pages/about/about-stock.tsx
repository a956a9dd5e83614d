import type { CategoryCounts } from '@gewerk/contracts/bus';
import { useLink, useTexts } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { categoryTexts } from '../../shared/directory/category-texts.js';
import { mainCategories, otherCategories } from '../../shared/directory/shown-categories.js';

const SHOWN = 8;
/** Only listed categories, so that businesses that several category slugs share are shown under only one of them. */
const counted: ReadonlySet<string> = new Set([...mainCategories, ...otherCategories]);

/** The largest categories side by side. */
export function AboutStock({ categories }: { readonly categories: readonly CategoryCounts[] }) {
  const { stock } = usePageTexts('about');
  const texts = useTexts();
  const link = useLink();
  const largest = categories
    .filter(({ slug, total }) => total > 0 && counted.has(slug))
    .sort((one, other) => other.total - one.total)
    .slice(0, SHOWN);
  const most = largest[0]?.total;
  if (most === undefined) return null;
  return (
    <section aria-labelledby="stock-title">
      <h2 id="stock-title">{stock.title}</h2>
      <p className="page-intro">{stock.intro}</p>
      <ul className="stock">
        {largest.map(({ slug, total, cities }) => (
          <li key={slug}>
            <a href={link(paths.category(slug))}>{categoryTexts(texts, slug).name}</a>
            <span className="count">{stock.count(total, cities)}</span>
            <progress value={total} max={most} aria-hidden="true" />
          </li>
        ))}
      </ul>
      <p>
        <a href={link(paths.allCategories)}>{stock.all}</a>
      </p>
    </section>
  );
}
