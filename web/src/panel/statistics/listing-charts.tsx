import type { ListingCounts } from '@gewerk/contracts/bus';
import { DayChart } from './day-chart.js';
import { useStatisticsTexts } from './use-statistics-texts.js';

interface ListingChartsProps {
  readonly month: string;
  readonly days: readonly (ListingCounts & { readonly day: string })[];
}

export function ListingCharts({ month, days }: ListingChartsProps) {
  const texts = useStatisticsTexts();
  const series = (use: keyof ListingCounts) => ({
    name: texts.uses[use],
    values: days.map((day) => day[use]),
  });
  const shared = { month, days: days.map(({ day }) => day) };
  return (
    <div className="panel-charts">
      <DayChart {...shared} title={texts.viewsByDay} series={[series('views')]} />
      <DayChart
        {...shared}
        title={texts.clicksByDay}
        series={[series('phone'), series('website'), series('route')]}
      />
    </div>
  );
}
