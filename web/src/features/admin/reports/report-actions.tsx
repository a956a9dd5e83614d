import { Button } from '@chakra-ui/react';
import { FORM_LENGTH, type ListingReport, type ManagedBusiness } from '@gewerk/contracts';
import { useState } from 'react';
import { useLink } from '../../../app/app-context.js';
import { usePageTexts } from '../../../texts/page-texts.js';
import { managePath } from '../businesses/business-address.js';
import { PanelField } from '../components/panel-field.js';
import { SuppressButton } from '../suppressions/suppress-button.js';
import type { ReportDecision } from './api.js';

interface ReportActionsProps {
  readonly report: ListingReport;
  /** null where it is gone. */
  readonly listing: ManagedBusiness | null;
  readonly isBusy: boolean;
  readonly onDecide: (decision: ReportDecision) => void;
  readonly onSuppressed: () => void;
}

/** Apply by the listing's form, take the listing out, or dismiss with a reason. */
export function ReportActions({ report, listing, isBusy, onDecide, onSuppressed }: ReportActionsProps) {
  const { reports: texts } = usePageTexts('admin');
  const link = useLink();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) {
    return (
      <Dismissal id={report.id} isBusy={isBusy} onDecide={onDecide} onCancel={() => setDismissed(false)} />
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
          <SuppressButton id={listing.id} name={listing.form.name} reason="report" onDone={onSuppressed} />
        </>
      )}
      <Button variant="outline" disabled={isBusy} onClick={() => setDismissed(true)}>
        {texts.dismiss}
      </Button>
    </div>
  );
}

interface DismissalProps {
  readonly id: string;
  readonly isBusy: boolean;
  readonly onDecide: (decision: ReportDecision) => void;
  readonly onCancel: () => void;
}

function Dismissal({ id, isBusy, onDecide, onCancel }: DismissalProps) {
  const { reports: texts } = usePageTexts('admin');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className="panel-answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') setMissing(true);
        else onDecide({ decision: 'dismiss', reason });
      }}
    >
      <PanelField
        id={`dismissal-${id}`}
        label={texts.dismissReason}
        rows={3}
        maxLength={FORM_LENGTH.reason}
        value={reason}
        error={isMissing ? texts.required : undefined}
        onChange={(text) => {
          setReason(text);
          setMissing(false);
        }}
      />
      <div className="panel-save">
        <Button type="submit" disabled={isBusy}>
          {texts.confirmDismiss}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
