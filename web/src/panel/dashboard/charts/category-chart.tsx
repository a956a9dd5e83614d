import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/app-context.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { categoriesQuery } from '../../kit/pickers/get-values.js';
import { usePanelLocale } from '../../kit/figures/panel-locale.js';
import { DataTable } from '../../kit/charts/data-table.js';
import { BarList } from '../../kit/charts/bar-list.js';

const SHOWN = 8;

export function CategoryChart() {
  const { charts: texts } = usePageTexts('admin').dashboard;
  const { trade } = useTexts().common;
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
      <div role="img" aria-label={texts.categoriesSummary(all.length, trade(first.category))}>
        <BarList
          bars={largest.map(({ category, count }) => ({
            name: trade(category),
            count,
            shown: count.toLocaleString(locale),
          }))}
        />
      </div>
      <DataTable
        summary={texts.table}
        heads={[texts.category, texts.count]}
        rows={largest.map(({ category, count }) => [trade(category), count])}
      />
    </figure>
  );
}
