import { DataTable } from '../kit/charts/data-table.js';
import { PLOT } from '../kit/charts/growth-line.js';
import { usePanelLocale } from '../kit/figures/panel-locale.js';
import { dayPlot, lengthOfMonth } from './day-lines.js';
import { useStatisticsTexts } from './use-statistics-texts.js';

interface DayChartProps {
  readonly title: string;
  readonly month: string;
  /** The days as `YYYY-MM-DD`, oldest first. */
  readonly days: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Daily counts of a month as lines, with a legend of their sums, and as a table. */
export function DayChart({ title, month, days, series }: DayChartProps) {
  const texts = useStatisticsTexts();
  const locale = usePanelLocale();
  const { lines, most } = dayPlot(
    series.map(({ values }) => values),
    lengthOfMonth(month),
  );
  const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dayAt = (day: number): string =>
    shortDay.format(new Date(`${month}-${String(day).padStart(2, '0')}`));
  const told = series.map(({ name, values }) => `${name}: ${sumOf(values).toLocaleString(locale)}`);
  return (
    <figure className="panel-chart">
      <figcaption>{title}</figcaption>
      <ul className="panel-legend" aria-hidden="true">
        {told.map((text, index) => (
          <li key={text}>
            <svg viewBox="0 0 24 4" className={`series-${index}`}>
              <line x1="0" y1="2" x2="24" y2="2" />
            </svg>
            {text}
          </li>
        ))}
      </ul>
      <div className="panel-plot">
        <div className="panel-axis" aria-hidden="true">
          <span>{most.toLocaleString(locale)}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title}. ${told.join(', ')}`}
        >
          {lines.map((points, index) => (
            <polyline
              key={index}
              className={`series-${index}`}
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            />
          ))}
        </svg>
        <div className="panel-days" aria-hidden="true">
          <span>{dayAt(1)}</span>
          <span>{dayAt(lengthOfMonth(month))}</span>
        </div>
      </div>
      <DataTable
        summary={texts.table}
        heads={[texts.day, ...series.map(({ name }) => name)]}
        rows={days.map((day, index) => [
          shortDay.format(new Date(day)),
          ...series.map(({ values }) => values[index] ?? 0),
        ])}
      />
    </figure>
  );
}
