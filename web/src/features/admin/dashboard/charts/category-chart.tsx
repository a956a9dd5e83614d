import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../../../texts/page-texts.js';
import { categoriesQuery } from '../api.js';
import { usePanelLocale } from '../../panel-locale.js';
import { DataTable } from './data-table.js';

const SHOWN = 8;

/** The largest categories as bars, each with its number. */
export function CategoryChart() {
  const { charts: texts } = usePageTexts('admin').dashboard;
  const locale = usePanelLocale();
  const categories = useQuery(categoriesQuery);
  if (categories.isError) return <p role="alert">{texts.failed}</p>;
  const all = categories.data ?? [];
  const largest = [...all].sort((one, other) => other.count - one.count).slice(0, SHOWN);
  const [first] = largest;
  if (!first) return <p className="panel-plot-waiting">{categories.isPending && texts.loading}</p>;
  return (
    <figure className="panel-chart">
      <figcaption>{texts.categories}</figcaption>
      <div role="img" aria-label={texts.categoriesSummary(all.length, first.category)}>
        <ul className="panel-bars" aria-hidden="true">
          {largest.map(({ category, count }) => (
            <li key={category}>
              <span className="name">{category}</span>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none">
                <rect width={(100 * count) / first.count} height="1" />
              </svg>
              <span className="number">{count.toLocaleString(locale)}</span>
            </li>
          ))}
        </ul>
      </div>
      <DataTable
        summary={texts.table}
        heads={[texts.category, texts.count]}
        rows={largest.map(({ category, count }) => [category, count])}
      />
    </figure>
  );
}
