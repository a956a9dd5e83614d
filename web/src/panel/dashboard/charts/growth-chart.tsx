import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { growthQuery } from '../api.js';
import { usePanelLocale } from '../../kit/figures/panel-locale.js';
import { DataTable } from '../../kit/charts/data-table.js';
import { growthPlot, PLOT } from '../../kit/charts/growth-line.js';

export function GrowthChart() {
  const { charts: texts } = usePageTexts('admin').dashboard;
  const locale = usePanelLocale();
  const growth = useQuery(growthQuery);
  if (growth.isError) return <p role="alert">{texts.failed}</p>;
  const days = growth.data?.days ?? [];
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return <p className="panel-plot-waiting">{texts.loading}</p>;
  const { points, least, most } = growthPlot(days.map(({ total }) => total));
  const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const added = days.reduce((sum, day) => sum + day.added, 0);
  return (
    <figure className="panel-chart">
      <figcaption>{texts.growth}</figcaption>
      <div className="panel-plot">
        <div className="panel-axis" aria-hidden="true">
          <span>{most.toLocaleString(locale)}</span>
          <span>{least.toLocaleString(locale)}</span>
        </div>
        <svg
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={texts.growthSummary(first.total - first.added, last.total, added)}
        >
          <polygon className="area" points={`0,${PLOT.height} ${line} ${PLOT.width},${PLOT.height}`} />
          <polyline className="line" points={line} />
        </svg>
        <div className="panel-days" aria-hidden="true">
          <span>{shortDay.format(new Date(first.day))}</span>
          <span>{shortDay.format(new Date(last.day))}</span>
        </div>
      </div>
      <DataTable
        summary={texts.table}
        heads={[texts.day, texts.added, texts.sum]}
        rows={days.map(({ day, added: of, total }) => [shortDay.format(new Date(day)), of, total])}
      />
    </figure>
  );
}
