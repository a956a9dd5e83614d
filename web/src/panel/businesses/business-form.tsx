import { Button } from '@chakra-ui/react';
import type { BusinessForm as Form } from '@gewerk/contracts';
import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { useEffect, useRef, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { useSaveKey } from '../kit/forms/use-save-key.js';
import { useUnsavedWork } from '../kit/drafts/use-unsaved-work.js';
import { DiscardButton } from '../kit/forms/discard-button.js';
import { PagePreview } from '../kit/preview/page-preview.js';
import { SaveDialog } from '../kit/dialogs/save-dialog.js';
import {
  differing,
  draftOf,
  emptyForm,
  typedForm,
  typedLines,
  type TextField,
} from '../kit/business-form/form-draft.js';
import { hasOverlap } from '../kit/business-form/hours-draft.js';
import { keepForm, useKeptForm } from '../kit/business-form/use-kept-form.js';
import { useTypedSince } from '../kit/drafts/use-typed-since.js';
import { RestoredNotice } from '../kit/drafts/restored-notice.js';
import { makePreview } from './api.js';
import { FormField } from './form-field.js';
import { HoursEditor } from './hours-editor.js';
import { UnreadHours } from './unread-hours.js';
import { useWrittenField } from '../kit/business-form/use-written-field.js';
import { PhotoList } from './photos/photo-list.js';
import { PositionField } from './position/position-field.js';
import { useSaveBusiness } from './use-save-business.js';

const groups = {
  basics: ['name', 'category', 'type', 'subtypes', 'description'],
  place: ['address', 'postalCode', 'city', 'state', 'countryCode', 'fullAddress', 'latitude', 'longitude'],
  contact: ['phone', 'email', 'website'],
  rating: ['rating', 'reviewCount', 'reviewsLink', 'priceLevel', 'businessStatus'],
  photos: ['photos'],
} as const satisfies Record<string, readonly TextField[]>;

interface BusinessFormProps {
  readonly loaded: ManagedBusiness | null;
  /** Initial field values if they are not those of `loaded`. */
  readonly proposed?: Form | null;
  readonly onSaved: (saved: ManagedBusiness) => void;
  /** Called when the source's text of the hours has been dropped; the form stays as it is. */
  readonly onDropped?: (business: ManagedBusiness) => void;
  readonly onChanged: (isChanged: boolean) => void;
}

export function BusinessForm({ loaded, proposed, onSaved, onDropped, onChanged }: BusinessFormProps) {
  const { form: texts, preview: previewTexts } = usePageTexts('admin').businesses;
  const [key] = useState(() => crypto.randomUUID());
  const { kept, keep, forget: drop } = useKeptForm(loaded);
  // The version on which the input is based: if another version has been stored since, saving causes a conflict.
  const [base, setBase] = useState(kept ? kept.base : loaded);
  const [draft, setDraft] = useState(() => kept?.draft ?? draftOf(proposed ?? loaded?.form ?? emptyForm));
  const before = base?.form ?? emptyForm;
  const isChanged = differing(before, typedForm(draft)).length > 0;
  const shown = useWrittenField();
  const report = useRef(onChanged);
  useEffect(() => {
    if (kept) report.current(true);
  }, [kept]);
  useUnsavedWork(isChanged);
  const form = useSaveKey();
  const forget = (): void => {
    drop();
    onChanged(false);
  };
  const take = (business: ManagedBusiness): void => {
    setBase(business);
    setDraft(draftOf(business.form));
    forget();
  };
  const { newest, noteTyped, noteSent, typedSince } = useTypedSince(draft);
  /** Changes the newest draft, since an upload may end while other fields are being edited. */
  const changeBy = (make: (now: typeof draft) => Partial<typeof draft>): void => {
    const now = newest() ?? draft;
    const next = { ...now, ...make(now) };
    noteTyped(next);
    setDraft(next);
    const isTyped = differing(before, typedForm(next)).length > 0;
    if (isTyped) keep({ base, draft: next });
    else drop();
    onChanged(isTyped);
  };
  const change = (fields: Partial<typeof draft>): void => changeBy(() => fields);
  const { save, isSaving, faulty, conflict, setConflict } = useSaveBusiness((saved) => {
    const since = typedSince();
    take(saved);
    if (since) {
      // Input typed while the form was being saved stays in it, unsaved.
      const next = { ...draftOf(saved.form), ...since };
      setDraft(next);
      keepForm(saved, next);
      onChanged(true);
    }
    onSaved(saved);
  });
  const send = (over: ManagedBusiness | null, wanted: Form): void => {
    if (isSaving) return;
    noteSent();
    save({ base: over, key, form: wanted });
  };
  return (
    <form
      ref={form}
      className="panel-business-form"
      aria-label={base?.form.name ?? texts.new}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = typedForm(draft);
        // Overlapping hours that are already stored do not prevent saving other fields.
        if (hasOverlap(draft.week) && differing(before, wanted).includes('hours')) {
          form.current?.querySelector<HTMLElement>('.panel-hours [aria-invalid]')?.focus();
        } else send(base, wanted);
      }}
    >
      {kept && <RestoredNotice />}
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <fieldset key={group}>
          <legend>{texts.groups[group]}</legend>
          {group === 'photos' && (
            <PhotoList
              business={base}
              photos={typedLines(draft.photos)}
              onChange={(make) => changeBy((now) => ({ photos: make(typedLines(now.photos)).join('\n') }))}
            />
          )}
          {groups[group].map((field) => (
            <FormField
              key={field}
              field={field}
              value={draft[field]}
              isFaulty={faulty.includes(field)}
              onChange={(text) => change({ [field]: text })}
            />
          ))}
          {group === 'place' && (
            <PositionField latitude={draft.latitude} longitude={draft.longitude} onMoved={change} />
          )}
          {group === 'rating' && (
            <label className="panel-check">
              <input
                type="checkbox"
                checked={draft.verified}
                onChange={({ target }) => change({ verified: target.checked })}
              />
              {texts.fields.verified}
            </label>
          )}
        </fieldset>
      ))}
      <fieldset>
        <legend>{texts.groups.hours}</legend>
        {base && (
          <UnreadHours
            business={base}
            onDropped={(dropped) => {
              setBase(dropped);
              if (isChanged) keep({ base: dropped, draft });
              onDropped?.(dropped);
              // The pressed button is about to be removed.
              form.current?.querySelector<HTMLElement>('.panel-hours input')?.focus();
            }}
          />
        )}
        <HoursEditor week={draft.week} onChange={(week) => change({ week })} />
        {faulty.includes('hours') && <p className="panel-fault">{texts.faults.hours}</p>}
      </fieldset>
      <div className="panel-save">
        <Button type="submit" disabled={isSaving}>
          {isSaving ? texts.saving : texts.save}
        </Button>
        <PagePreview make={() => makePreview(base?.id ?? null, typedForm(draft))} hint={previewTexts.hint} />
        {isChanged && (
          <>
            <span role="status">{texts.unsaved}</span>
            <DiscardButton
              onDiscard={() => {
                setDraft(draftOf(before));
                forget();
              }}
            />
          </>
        )}
      </div>
      {base && conflict && (
        <SaveDialog
          title={texts.conflict.title}
          intro={texts.conflict.text}
          lines={differing(base.form, conflict.form).map((field) => {
            const theirs = shown(conflict.form, field);
            // Saving overwrites only fields that were edited in this form.
            return differing(before, typedForm(draft)).includes(field)
              ? texts.conflict.line(texts.fields[field], theirs, shown(typedForm(draft), field))
              : texts.conflict.stays(texts.fields[field], theirs);
          })}
          confirm={texts.conflict.overwrite}
          cancel={texts.conflict.takeOver}
          onConfirm={() => send(conflict, mineOver(conflict.form, before, draft))}
          onCancel={() => take(conflict)}
          onClose={() => setConflict(null)}
        />
      )}
    </form>
  );
}

function mineOver(theirs: Form, before: Form, draft: ReturnType<typeof draftOf>): Form {
  const mine = typedForm(draft);
  const changed = differing(before, mine).map((field) => [field, mine[field]]);
  return { ...theirs, ...(Object.fromEntries(changed) as Partial<Form>) };
}
