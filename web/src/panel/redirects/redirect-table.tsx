import { usePageTexts } from '../../platform/use-page-texts.js';
import { PanelTable } from '../kit/panel-table.js';
import type { RedirectStats } from './api.js';
import { shownCount, shownShare, shownTime } from '../kit/redirect-format.js';

export function RedirectTable({ stats, totalRedirects }: RedirectStats) {
  const { redirects: texts } = usePageTexts('admin');
  return (
    <section className="panel-section">
      <h2 id="redirect-table-title">{texts.perDomain}</h2>
      <PanelTable
        labelledBy="redirect-table-title"
        rows={stats}
        keyOf={({ domain }) => domain}
        columns={[
          { head: texts.columns.domain, cell: ({ domain }) => domain, isName: true },
          { head: texts.columns.count, cell: ({ count }) => shownCount(count), className: 'number' },
          {
            head: texts.columns.lastRedirect,
            cell: ({ lastRedirect }) => <time dateTime={lastRedirect}>{shownTime(lastRedirect)}</time>,
          },
          {
            head: texts.columns.share,
            cell: ({ count }) => shownShare(count, totalRedirects),
            className: 'number',
          },
        ]}
      />
    </section>
  );
}
