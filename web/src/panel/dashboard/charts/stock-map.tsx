import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { DotMap } from '../../../ui/dot-map/dot-map.js';
import { drawDots } from '../../../ui/dot-map/draw-dots.js';
import { DataTable } from '../../kit/charts/data-table.js';
import { UNKNOWN_CITY } from '../../../shared/directory/unknown-city.js';
import { stockQuery } from '../api.js';

const SHOWN = 8;

/** A map of the businesses: a dot for each German city, the larger the more businesses it has. */
export function StockMap() {
  const { charts: texts } = usePageTexts('admin').dashboard;
  const stock = useQuery(stockQuery);
  const layers = useMemo(() => drawDots(stock.data ?? []), [stock.data]);
  if (stock.isError) return <p role="alert">{texts.failed}</p>;
  const largest = (stock.data ?? []).filter(({ city }) => city !== UNKNOWN_CITY).slice(0, SHOWN);
  const [first] = largest;
  if (!first) return <p className="panel-plot-waiting">{stock.isPending && texts.loading}</p>;
  return (
    <figure className="panel-chart">
      <figcaption>{texts.map}</figcaption>
      <DotMap layers={layers} label={texts.mapSummary(first.city, first.businessCount)} />
      <p className="panel-hint">{texts.mapHint}</p>
      <DataTable
        summary={texts.table}
        heads={[texts.city, texts.count]}
        rows={largest.map(({ city, businessCount }) => [city, businessCount])}
      />
    </figure>
  );
}
