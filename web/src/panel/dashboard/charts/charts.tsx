import { usePageTexts } from '../../../platform/use-page-texts.js';
import { CategoryChart } from './category-chart.js';
import { GrowthChart } from './growth-chart.js';
import { StockMap } from './stock-map.js';

export function Charts() {
  const { charts: texts } = usePageTexts('admin').dashboard;
  return (
    <section className="panel-section" aria-labelledby="charts-title">
      <h2 id="charts-title">{texts.title}</h2>
      <div className="panel-charts">
        <GrowthChart />
        <CategoryChart />
        <StockMap />
      </div>
    </section>
  );
}
