import { Button } from '@chakra-ui/react';
import { listingActions } from '@gewerk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePanelLocale } from '../kit/figures/panel-locale.js';
import { PanelTable } from '../kit/lists/panel-table.js';
import { listingStatisticsQuery, type ListingStatistics as Statistics } from './api.js';
import { BusinessStatistics } from './business-statistics.js';
import { ListingCharts } from './listing-charts.js';
import { useStatisticsTexts } from './use-statistics-texts.js';

export function ListingStatistics({ month }: { readonly month: string }) {
  const texts = useStatisticsTexts();
  const locale = usePanelLocale();
  const link = useLink();
  const usage = useQuery(listingStatisticsQuery(month));
  const [opened, setOpened] = useState<string | null>(null);
  if (usage.isError) return <p role="alert">{texts.failed}</p>;
  if (!usage.data) return <p className="panel-plot-waiting">{texts.loading}</p>;
  const { days, listings } = usage.data;
  const sum = (use: (typeof listingActions)[number]) => days.reduce((total, day) => total + day[use], 0);
  return (
    <section className="panel-section" aria-labelledby="listing-usage-title">
      <h2 id="listing-usage-title">{texts.listingsTitle}</h2>
      <dl className="panel-tiles">
        {listingActions.map((use) => (
          <div key={use}>
            <dt>{texts.uses[use]}</dt>
            <dd>{sum(use).toLocaleString(locale)}</dd>
          </div>
        ))}
      </dl>
      <ListingCharts month={month} days={days} />
      <h3 id="most-viewed-title">{texts.mostViewed}</h3>
      {listings.length === 0 && <p>{texts.noListings}</p>}
      {listings.length > 0 && (
        <PanelTable
          labelledBy="most-viewed-title"
          className="panel-usage"
          rows={listings}
          keyOf={({ id }) => id}
          columns={[
            {
              head: texts.listing,
              cell: (listing) => (
                <>
                  <a href={link(paths.business(listing))}>{listing.name}</a> <small>{listing.city}</small>
                </>
              ),
              isName: true,
            },
            ...listingActions.map((action) => ({
              head: texts.uses[action],
              cell: (listing: Statistics['listings'][number]) => listing[action].toLocaleString(locale),
              className: 'number',
            })),
            {
              head: texts.byDay,
              cell: ({ id, name }) => (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={texts.showDays(name)}
                  aria-pressed={opened === id}
                  onClick={() => setOpened(opened === id ? null : id)}
                >
                  {texts.show}
                </Button>
              ),
            },
          ]}
        />
      )}
      {opened !== null && <BusinessStatistics key={opened} id={opened} month={month} />}
    </section>
  );
}
