import { LIST_LENGTH } from '@gewerk/contracts/limits';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { BarList } from '../kit/charts/bar-list.js';
import type { RedirectStats } from './api.js';
import { useFigures } from '../kit/figures/figures.js';

export function TopDomains({ stats, totalRedirects }: RedirectStats) {
  const { redirects: texts } = usePageTexts('admin');
  const figures = useFigures();
  return (
    <section className="panel-section">
      <h2 id="top-domains-title">{texts.top}</h2>
      <BarList
        className="panel-ranks"
        labelledBy="top-domains-title"
        bars={stats.slice(0, LIST_LENGTH.topRedirectDomains).map(({ domain, count }) => ({
          name: domain,
          count,
          shown: (
            <>
              <strong>{figures.count(count)}</strong> {figures.share(count, totalRedirects)}
            </>
          ),
        }))}
      />
    </section>
  );
}
