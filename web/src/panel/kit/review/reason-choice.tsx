import { Button } from '@chakra-ui/react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { ownReasonId } from './own-reason.js';
import { AnswerForm } from '../forms/answer-form.js';

interface ReasonChoiceProps {
  readonly id: string;
  readonly reasons: readonly string[];
  readonly maxLength: number;
  readonly onChoose: (reason: string) => void;
  readonly onCancel: () => void;
}

/**
 * Lets the operator choose the reason for a rejection: a template by its number, or a text in the operator's own
 * words.
 */
export function ReasonChoice({ id, reasons, maxLength, onChoose, onCancel }: ReasonChoiceProps) {
  const { review: texts } = usePageTexts('admin');
  return (
    <section className="review-reasons" aria-label={texts.reasons}>
      <p role="status">{texts.reasons}</p>
      <ol>
        {reasons.map((reason, index) => (
          <li key={reason}>
            <Button variant="outline" size="sm" onClick={() => onChoose(reason)}>
              <kbd>{index + 1}</kbd> {reason}
            </Button>
          </li>
        ))}
      </ol>
      <AnswerForm
        id={ownReasonId(id)}
        label={texts.ownReason}
        rows={2}
        maxLength={maxLength}
        required={texts.required}
        confirm={texts.confirmReject}
        isBusy={false}
        onSend={onChoose}
        cancel={{ label: texts.cancel, onCancel }}
      />
    </section>
  );
}
