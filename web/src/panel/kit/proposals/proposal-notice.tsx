import type { ListingReport } from '@gewerk/contracts/bus';
import { usePageTexts } from '../../../platform/use-page-texts.js';

export function ProposalNotice({ report }: { readonly report: ListingReport }) {
  const { reports: texts } = usePageTexts('admin');
  return (
    <div className="panel-notice">
      <p role="status">{texts.prefilled}</p>
      {report.message !== '' && <p className="panel-letter">{report.message}</p>}
    </div>
  );
}
