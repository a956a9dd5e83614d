import type { BusinessDetail, Weekday } from '@gewerk/contracts';
import type { OwnChanges } from '@gewerk/contracts/bus';
import type { OwnListingPass } from '@gewerk/contracts/serving';
import { FORM_LENGTH } from '@gewerk/contracts/limits';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Button } from '../../ui/buttons/button.js';
import { focusFirstFault } from '../../ui/forms/faults.js';
import { TextField } from '../../ui/forms/text-field.js';
import type { Faults } from '../../ui/forms/faults.js';
import { WeekFields } from '../../shared/listing/week-fields.js';
import { changeFaults, changesOf, listingDraft } from '../../shared/listing/listing-draft.js';
import { useOwnChange } from './use-own-change.js';
import { OwnChangeSent } from './own-change-sent.js';
import { PhotoEditor } from './photo-editor.js';

interface OwnListingFormProps {
  readonly business: BusinessDetail;
  readonly pass: OwnListingPass;
  /** Called when the editing time has expired. */
  readonly onOver: () => void;
}

type Field = 'description' | 'phone' | 'email' | 'website';
type Look = Pick<ComponentProps<typeof TextField>, 'maxLength' | 'rows' | 'type'>;

const looks: Readonly<Record<Field, Look>> = {
  description: { maxLength: FORM_LENGTH.description, rows: 6 },
  phone: { maxLength: FORM_LENGTH.phone, type: 'tel' },
  email: { maxLength: FORM_LENGTH.email, type: 'email' },
  website: { maxLength: FORM_LENGTH.website, type: 'url' },
};

/** The form for a business owner's changes: description, contact, hours and photos. */
export function OwnListingForm({ business, pass, onOver }: OwnListingFormProps) {
  const texts = usePageTexts('own-listing');
  const forms = usePageTexts('forms');
  const [before] = useState(() => listingDraft(business, texts.closed));
  const [draft, setDraft] = useState(before);
  const [photos, setPhotos] = useState<readonly string[]>(business.photos);
  const [isUploading, setUploading] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  const { isSending, state, send } = useOwnChange(pass.pass, setFaults, onOver);

  function change(field: Field | Weekday, value: string): void {
    setDraft((now) => ({ ...now, [field]: value }));
    setFaults(({ [field]: _, hours: _hours, form: _form, ...others }) => others);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const arePhotosChanged = photos.join('\n') !== business.photos.join('\n');
    const changes: OwnChanges = {
      ...changesOf(before, draft, texts.closed),
      ...(arePhotosChanged ? { photos: [...photos] } : {}),
    };
    const wrong: Record<string, string> = { ...changeFaults(changes, forms) };
    if (Object.keys(changes).length === 0) wrong['form'] = texts.nothing;
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return focusFirstFault(form.current, wrong);
    await send(changes);
  }

  if (state) return <OwnChangeSent business={business} state={state} />;
  const line = (field: Field) => (
    <TextField
      id={`own-${field}`}
      name={field}
      label={texts.fields[field]}
      autoComplete="off"
      isOptional
      value={draft[field]}
      error={faults[field]}
      onChange={(value) => change(field, value)}
      {...looks[field]}
    />
  );
  return (
    <form
      ref={form}
      className="form form-card"
      aria-label={texts.heading}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {line('description')}
      <div className="form-row">
        {line('phone')}
        {line('email')}
      </div>
      {line('website')}
      <WeekFields texts={texts} draft={draft} faults={faults} onChange={change} />
      <PhotoEditor
        business={business}
        pass={pass.pass}
        photos={photos}
        error={faults['photos']}
        onChange={setPhotos}
        onUploading={setUploading}
        onOver={onOver}
      />
      <p className="form-note">{pass.publishes_at_once ? texts.atOnce : texts.reviewed}</p>
      <p className="field-error" role="alert">
        {faults['form']}
      </p>
      <div className="form-actions">
        <Button type="submit" disabled={isSending || isUploading}>
          {isSending ? texts.sending : pass.publishes_at_once ? texts.publish : texts.send}
        </Button>
      </div>
    </form>
  );
}
