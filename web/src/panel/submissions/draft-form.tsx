import { Button } from '@chakra-ui/react';
import {
  submissionCategories,
  type SubmissionCategory,
  type SubmissionDraft,
  submissionDraftSchema,
  weekdays,
} from '@gewerk/contracts';
import { FORM_LENGTH } from '@gewerk/contracts/limits';
import { useEffect, useState, type FormEvent } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { optionsOf, SelectField } from '../../ui/forms/select-field.js';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { RestoredNotice } from '../kit/drafts/restored-notice.js';
import { hasFieldsOf, useKeptDraft } from '../kit/drafts/use-kept-draft.js';
import { useSaveKey } from '../kit/forms/use-save-key.js';
import { useUnsavedWork } from '../kit/drafts/use-unsaved-work.js';
import { TextField } from '../../ui/forms/text-field.js';
import { saveDraft } from './api.js';

const lines = [
  ['name', FORM_LENGTH.name],
  ['address', FORM_LENGTH.address],
  ['postal_code', FORM_LENGTH.postalCode],
  ['city', FORM_LENGTH.city],
  ['phone', FORM_LENGTH.phone],
  ['email', FORM_LENGTH.email],
  ['website', FORM_LENGTH.website],
] as const;

interface DraftFormProps {
  readonly id: string;
  readonly draft: SubmissionDraft;
  readonly onClose: () => void;
}

/** Edits a waiting submission under the rules of the public form. */
export function DraftForm({ id, draft: stored, onClose }: DraftFormProps) {
  const { submissions: texts } = usePageTexts('admin');
  const { kept, keep, forget } = useKeptDraft(`submission ${id}`, isDraft);
  const [draft, setDraft] = useState(kept ?? stored);
  useUnsavedWork(JSON.stringify(draft) !== JSON.stringify(stored));
  const close = (): void => {
    forget();
    onClose();
  };
  const form = useSaveKey();
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  const [faults, setFaults] = useState<ReadonlySet<string>>(new Set());
  const save = usePanelAction({
    act: (wanted: SubmissionDraft) => saveDraft(id, wanted),
    done: () => ({ title: texts.done.saved }),
    failed: texts.failed,
    touches: [
      ['admin', 'submissions'],
      ['admin', 'submission', id],
    ],
    onDone: close,
  });
  const set = (change: Partial<SubmissionDraft>): void => {
    const next = { ...draft, ...change };
    setDraft(next);
    keep(next);
  };
  const errorOf = (field: string, value: string): string | undefined => {
    if (!faults.has(field)) return undefined;
    return value.trim() === '' ? texts.required : texts.invalid;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = submissionDraftSchema.safeParse(draft);
    setFaults(new Set(checked.error?.issues.map(({ path }) => path.join('.'))));
    if (checked.success) save.mutate(checked.data);
  };
  return (
    <form ref={form} className="panel-item-body" noValidate onSubmit={submit}>
      {kept && <RestoredNotice />}
      <div className="panel-fields">
        {lines.map(([field, maxLength]) => (
          <TextField
            isRequired={false}
            key={field}
            id={`draft-${id}-${field}`}
            label={texts.fields[field]}
            maxLength={maxLength}
            value={draft[field]}
            error={errorOf(field, draft[field])}
            onChange={(value) => set({ [field]: value })}
          />
        ))}
        <SelectField
          id={`draft-${id}-category`}
          name="category"
          label={texts.fields.category}
          value={draft.category}
          options={optionsOf(submissionCategories, texts.categories)}
          onChange={(value) => set({ category: value as SubmissionCategory })}
        />
      </div>
      <TextField
        isRequired={false}
        id={`draft-${id}-description`}
        label={texts.fields.description}
        rows={4}
        maxLength={FORM_LENGTH.description}
        value={draft.description}
        error={errorOf('description', draft.description)}
        onChange={(description) => set({ description })}
      />
      <fieldset className="panel-fields">
        <legend>{texts.hours}</legend>
        {weekdays.map((day) => (
          <TextField
            isRequired={false}
            key={day}
            id={`draft-${id}-${day}`}
            label={texts.days[day]}
            maxLength={FORM_LENGTH.hours}
            value={draft.hours[day]}
            error={errorOf(`hours.${day}`, draft.hours[day])}
            onChange={(value) => set({ hours: { ...draft.hours, [day]: value } })}
          />
        ))}
      </fieldset>
      <div className="panel-save">
        <Button type="submit" disabled={save.isPending}>
          {texts.save}
        </Button>
        <Button variant="outline" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

const isDraft = (value: unknown): value is SubmissionDraft => hasFieldsOf(value, submissionDraftSchema.shape);
