import { Button } from '@chakra-ui/react';
import type { ListingReport, ManagedBusiness } from '@gewerk/contracts/bus';
import { FORM_LENGTH } from '@gewerk/contracts/limits';
import { useState } from 'react';
import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { managePath } from '../kit/navigation/business-address.js';
import { AnswerForm } from '../kit/forms/answer-form.js';
import { dismissalId } from '../kit/proposals/use-report-decision.js';
import type { ReportDecision } from '../kit/proposals/decide-report.js';

interface ReportActionsProps {
  readonly report: ListingReport;
  readonly listing: ManagedBusiness | null;
  readonly isBusy: boolean;
  readonly onDecide: (decision: ReportDecision) => void;
}

export function ReportActions({ report, listing, isBusy, onDecide }: ReportActionsProps) {
  const { reports: texts } = usePageTexts('admin');
  const link = useLink();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) {
    return (
      <AnswerForm
        id={dismissalId(report.id)}
        label={texts.dismissReason}
        rows={3}
        maxLength={FORM_LENGTH.reason}
        required={texts.required}
        confirm={texts.confirmDismiss}
        isBusy={isBusy}
        onSend={(reason) => onDecide({ decision: 'dismiss', reason })}
        cancel={{ label: texts.cancel, onCancel: () => setDismissed(false) }}
      />
    );
  }
  return (
    <div className="panel-save">
      {listing && (
        <>
          <a className="panel-action is-strong" href={link(managePath(listing.id, report.id))}>
            {report.kind === 'change' ? texts.apply : texts.edit}
          </a>
          <Button
            variant="outline"
            className="panel-danger"
            disabled={isBusy}
            onClick={() => onDecide({ decision: 'remove', version: listing.version })}
          >
            {texts.remove}
          </Button>
        </>
      )}
      <Button variant="outline" disabled={isBusy} onClick={() => setDismissed(true)}>
        {texts.dismiss}
      </Button>
    </div>
  );
}
