import { usePageTexts } from '../../../texts/page-texts.js';
import type { RedirectStats } from './api.js';
import { shownCount, shownShare, shownTime } from './redirect-format.js';

/** The statistics of every domain. */
export function RedirectTable({ stats, totalRedirects }: RedirectStats) {
  const { redirects: texts } = usePageTexts('admin');
  return (
    <section className="panel-section">
      <h2 id="redirect-table-title">{texts.perDomain}</h2>
      <div className="panel-scroll" role="region" aria-labelledby="redirect-table-title" tabIndex={0}>
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">{texts.columns.domain}</th>
              <th scope="col" className="number">
                {texts.columns.count}
              </th>
              <th scope="col">{texts.columns.lastRedirect}</th>
              <th scope="col" className="number">
                {texts.columns.share}
              </th>
            </tr>
          </thead>
          <tbody>
            {stats.map(({ domain, count, lastRedirect }) => (
              <tr key={domain}>
                <th scope="row">{domain}</th>
                <td className="number">{shownCount(count)}</td>
                <td>
                  <time dateTime={lastRedirect}>{shownTime(lastRedirect)}</time>
                </td>
                <td className="number">{shownShare(count, totalRedirects)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
