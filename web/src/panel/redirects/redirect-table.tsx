import { usePageTexts } from '../../platform/use-page-texts.js';
import { PanelTable } from '../kit/lists/panel-table.js';
import type { RedirectStats } from './api.js';
import { useFigures } from '../kit/figures/figures.js';

export function RedirectTable({ stats, totalRedirects }: RedirectStats) {
  const { redirects: texts } = usePageTexts('admin');
  const figures = useFigures();
  return (
    <section className="panel-section">
      <h2 id="redirect-table-title">{texts.perDomain}</h2>
      <PanelTable
        labelledBy="redirect-table-title"
        rows={stats}
        keyOf={({ domain }) => domain}
        columns={[
          { head: texts.columns.domain, cell: ({ domain }) => domain, isName: true },
          { head: texts.columns.count, cell: ({ count }) => figures.count(count), className: 'number' },
          {
            head: texts.columns.lastRedirect,
            cell: ({ lastRedirect }) => <time dateTime={lastRedirect}>{figures.time(lastRedirect)}</time>,
          },
          {
            head: texts.columns.share,
            cell: ({ count }) => figures.share(count, totalRedirects),
            className: 'number',
          },
        ]}
      />
    </section>
  );
}
