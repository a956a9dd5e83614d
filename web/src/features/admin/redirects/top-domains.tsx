import { LIST_LENGTH } from '@gewerk/contracts';
import { usePageTexts } from '../../../texts/page-texts.js';
import type { RedirectStats } from './api.js';
import { shownCount, shownShare } from './redirect-format.js';

/** The five domains that led here most often, each with its bar. */
export function TopDomains({ stats, totalRedirects }: RedirectStats) {
  const { redirects: texts } = usePageTexts('admin');
  const top = stats.slice(0, LIST_LENGTH.topRedirectDomains);
  const most = top[0]?.count ?? 1;
  return (
    <section className="panel-section">
      <h2 id="top-domains-title">{texts.top}</h2>
      <ol className="panel-bars panel-ranks" aria-labelledby="top-domains-title">
        {top.map(({ domain, count }) => (
          <li key={domain}>
            <span className="name" title={domain}>
              {domain}
            </span>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(100 * count) / most} height="1" />
            </svg>
            <span className="number">
              <strong>{shownCount(count)}</strong> {shownShare(count, totalRedirects)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
