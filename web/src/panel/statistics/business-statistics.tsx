import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { businessStatisticsQuery } from './api.js';
import { ListingCharts } from './listing-charts.js';
import { useStatisticsTexts } from './use-statistics-texts.js';

/** The statistics of one business. They receive the focus when they are opened, since they are below the list. */
export function BusinessStatistics({ id, month }: { readonly id: string; readonly month: string }) {
  const texts = useStatisticsTexts();
  const usage = useQuery(businessStatisticsQuery(id, month));
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = usage.data !== undefined;
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);
  if (usage.isError) return <p role="alert">{texts.failed}</p>;
  if (!usage.data) return <p className="panel-plot-waiting">{texts.loading}</p>;
  const { business, days } = usage.data;
  return (
    <section className="panel-stack" aria-labelledby="business-usage-title">
      <h3 id="business-usage-title" ref={heading} tabIndex={-1}>
        {texts.listingByDay(business.name)}
      </h3>
      <ListingCharts month={month} days={days} />
    </section>
  );
}
