import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { placeOfAnswer } from '../drafts/answer-drafts.js';
import { RestoredNotice } from '../drafts/restored-notice.js';
import { useKeptDraft } from '../drafts/use-kept-draft.js';
import { useUnsavedWork } from '../drafts/use-unsaved-work.js';
import { TextField } from '../../../ui/forms/text-field.js';

interface AnswerFormProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly rows: number;
  readonly maxLength: number;
  /** Message shown if nothing was written. */
  readonly required: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  /** Called with the text, which is kept until the caller has stored it and drops the draft. */
  readonly onSend: (text: string) => void;
  /** Adds a button that closes the form. */
  readonly cancel?: { readonly label: string; readonly onCancel: () => void };
}

/**
 * A form for a text that the operator writes to a visitor. The text is kept until it has been stored or the form
 * is closed with its button.
 */
export function AnswerForm(props: AnswerFormProps) {
  const { id, label, hint, rows, maxLength, required, confirm, isBusy, onSend, cancel } = props;
  const { kept, keep, forget } = useKeptDraft(placeOfAnswer(id), isText);
  const [text, setText] = useState(kept ?? '');
  useUnsavedWork(text.trim() !== '');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className="panel-answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(text.trim() === '');
        if (text.trim() === '') return;
        onSend(text);
      }}
    >
      {kept !== null && <RestoredNotice />}
      <TextField
        isRequired={false}
        readOnly={isBusy}
        id={id}
        label={label}
        hint={hint}
        rows={rows}
        maxLength={maxLength}
        value={text}
        error={isMissing ? required : undefined}
        onChange={(written) => {
          setText(written);
          if (written.trim() === '') forget();
          else keep(written);
          setMissing(false);
        }}
      />
      <div className="panel-save">
        <Button type="submit" disabled={isBusy}>
          {confirm}
        </Button>
        {cancel && (
          <Button
            variant="outline"
            onClick={() => {
              forget();
              cancel.onCancel();
            }}
          >
            {cancel.label}
          </Button>
        )}
      </div>
    </form>
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
