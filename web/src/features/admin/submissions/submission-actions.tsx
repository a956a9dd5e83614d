import { Button } from '@chakra-ui/react';
import { FORM_LENGTH } from '@gewerk/contracts';
import { useState } from 'react';
import { usePageTexts } from '../../../texts/page-texts.js';
import { PanelField } from '../components/panel-field.js';
import type { Decision } from './api.js';

interface SubmissionActionsProps {
  readonly id: string;
  readonly isBusy: boolean;
  readonly onDecide: (decision: Decision) => void;
  readonly onEdit: () => void;
}

/** Approve, edit, reject; a rejection needs its reason. */
export function SubmissionActions({ id, isBusy, onDecide, onEdit }: SubmissionActionsProps) {
  const { submissions: texts } = usePageTexts('admin');
  const [isRejected, setRejected] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  if (!isRejected) {
    return (
      <div className="panel-save">
        <Button disabled={isBusy} onClick={() => onDecide({ decision: 'approve' })}>
          {texts.approve}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => setRejected(true)}>
          {texts.reject}
        </Button>
      </div>
    );
  }
  return (
    <form
      className="panel-answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isMissing = reason.trim() === '';
        setError(isMissing ? texts.required : undefined);
        if (!isMissing) onDecide({ decision: 'reject', reason });
      }}
    >
      <PanelField
        id={`reason-${id}`}
        label={texts.rejectReason}
        hint={texts.rejectHint}
        rows={3}
        maxLength={FORM_LENGTH.reason}
        value={reason}
        error={error}
        onChange={setReason}
      />
      <div className="panel-save">
        <Button type="submit" disabled={isBusy}>
          {texts.confirmReject}
        </Button>
        <Button variant="outline" onClick={() => setRejected(false)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
