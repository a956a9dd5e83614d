import { Button } from '@chakra-ui/react';
import { clickKinds, listingUses } from '@gewerk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLink } from '../../../app/app-context.js';
import { paths } from '../../../app/paths.js';
import { usePageTexts } from '../../../texts/page-texts.js';
import { usePanelLocale } from '../panel-locale.js';
import { listingUsageQuery } from './api.js';
import { BusinessStatistics } from './business-statistics.js';
import { ListingCharts } from './listing-charts.js';

/** A month's views and clicks: sums, plots, and the listings viewed most, each with plots of its own. */
export function ListingStatistics({ month }: { readonly month: string }) {
  const { statistics: texts } = usePageTexts('admin');
  const locale = usePanelLocale();
  const link = useLink();
  const usage = useQuery(listingUsageQuery(month));
  const [opened, setOpened] = useState<string | null>(null);
  if (usage.isError) return <p role="alert">{texts.failed}</p>;
  if (!usage.data) return <p className="panel-plot-waiting">{texts.loading}</p>;
  const { days, listings } = usage.data;
  const sum = (use: (typeof listingUses)[number]) => days.reduce((total, day) => total + day[use], 0);
  return (
    <section className="panel-section" aria-labelledby="listing-usage-title">
      <h2 id="listing-usage-title">{texts.listingsTitle}</h2>
      <dl className="panel-tiles">
        {listingUses.map((use) => (
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
        <div className="panel-scroll" role="region" aria-labelledby="most-viewed-title" tabIndex={0}>
          <table className="panel-table panel-usage">
            <thead>
              <tr>
                <th scope="col">{texts.listing}</th>
                {listingUses.map((use) => (
                  <th key={use} scope="col" className="number">
                    {texts.uses[use]}
                  </th>
                ))}
                <th scope="col">{texts.byDay}</th>
              </tr>
            </thead>
            <tbody>
              {listings.map((listing) => (
                <tr key={listing.id}>
                  <th scope="row">
                    <a href={link(paths.business(listing))}>{listing.name}</a> <small>{listing.city}</small>
                  </th>
                  <td className="number">{listing.views.toLocaleString(locale)}</td>
                  {clickKinds.map((kind) => (
                    <td key={kind} className="number">
                      {listing[kind].toLocaleString(locale)}
                    </td>
                  ))}
                  <td>
                    <Button
                      variant="outline"
                      size="xs"
                      aria-label={texts.showDays(listing.name)}
                      aria-pressed={opened === listing.id}
                      onClick={() => setOpened(opened === listing.id ? null : listing.id)}
                    >
                      {texts.show}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {opened !== null && <BusinessStatistics key={opened} id={opened} month={month} />}
    </section>
  );
}
