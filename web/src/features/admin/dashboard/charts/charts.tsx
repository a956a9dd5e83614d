import { usePageTexts } from '../../../../texts/page-texts.js';
import { CategoryChart } from './category-chart.js';
import { GrowthChart } from './growth-chart.js';

/** The directory to look at: how it grew and what it holds. */
export function Charts() {
  const { charts: texts } = usePageTexts('admin').dashboard;
  return (
    <section className="panel-section" aria-labelledby="charts-title">
      <h2 id="charts-title">{texts.title}</h2>
      <div className="panel-charts">
        <GrowthChart />
        <CategoryChart />
      </div>
    </section>
  );
}
