import { Button } from '@chakra-ui/react';
import { FORM_LENGTH } from '@gewerk/contracts/limits';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { AnswerForm } from '../kit/forms/answer-form.js';
import type { Decision } from './api.js';
import { reasonId } from './use-decision.js';

interface SubmissionActionsProps {
  readonly id: string;
  readonly isBusy: boolean;
  readonly onDecide: (decision: Decision) => void;
  readonly onEdit: () => void;
}

export function SubmissionActions({ id, isBusy, onDecide, onEdit }: SubmissionActionsProps) {
  const { submissions: texts } = usePageTexts('admin');
  const [isRejected, setRejected] = useState(false);
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
    <AnswerForm
      id={reasonId(id)}
      label={texts.rejectReason}
      hint={texts.rejectHint}
      rows={3}
      maxLength={FORM_LENGTH.reason}
      required={texts.required}
      confirm={texts.confirmReject}
      isBusy={isBusy}
      onSend={(reason) => onDecide({ decision: 'reject', reason })}
      cancel={{ label: texts.cancel, onCancel: () => setRejected(false) }}
    />
  );
}
