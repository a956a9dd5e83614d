import { type BusinessDetail, reportReasons } from '@gewerk/contracts';
import { FORM_LENGTH } from '@gewerk/contracts/limits';
import { useRef, useState, type FormEvent } from 'react';
import { useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Button } from '../../ui/buttons/button.js';
import { looksLikeMail } from '../../ui/forms/check-fields.js';
import { optionsOf, SelectField } from '../../ui/forms/select-field.js';
import { focusFirstFault } from '../../ui/forms/faults.js';
import { Honeypot } from '../../ui/forms/honeypot.js';
import { TextField } from '../../ui/forms/text-field.js';
import { useFormSending } from '../../shared/forms/use-form-sending.js';
import { type Faults } from '../../ui/forms/faults.js';
import { changeFaults, changesOf, listingDraft } from '../../shared/listing/listing-draft.js';
import type { AskedKind } from '../../shared/listing/report-fragment.js';
import { ClaimSection, type Claim } from './claim-section.js';
import { ListingFields } from './listing-fields.js';
import { ReportSent } from './report-sent.js';

interface ReportFormProps {
  readonly kind: AskedKind;
  readonly business: BusinessDetail;
}

export function ReportForm({ kind: asked, business }: ReportFormProps) {
  const kind = asked === 'hours' ? 'change' : asked;
  const texts = usePageTexts('listing-report');
  const forms = usePageTexts('forms');
  const link = useLink();
  const [before] = useState(() => listingDraft(business, texts.closed));
  const [draft, setDraft] = useState(before);
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState('');
  const [sender, setSender] = useState('');
  const [claim, setClaim] = useState<Claim | null>(null);
  const [homepage, setHomepage] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isDone, setDone] = useState(false);
  const { isSending, send } = useFormSending('report');
  const form = useRef<HTMLFormElement>(null);
  const forgive = (field: string): void => setFaults(({ [field]: _, ...others }) => others);
  const changes = kind === 'change' ? changesOf(before, draft, texts.closed) : {};

  function found(): Faults {
    const all: Record<string, string> = { ...changeFaults(changes, forms) };
    if (kind === 'report' && reason === '') all['reason'] = forms.required;
    if (message.trim() === '') {
      if (kind === 'change' && Object.keys(changes).length === 0) all['message'] = texts.nothing;
      if (kind === 'report' && reason === 'other') all['message'] = forms.required;
    }
    if (sender.trim() !== '' && !looksLikeMail(sender)) all['sender'] = forms.email;
    return all;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = found();
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return focusFirstFault(form.current, wrong);
    const content = {
      kind,
      business_id: business.id,
      reason: kind === 'report' ? reason : null,
      changes,
      message,
      email: sender,
      claim: claim && claim.code.trim() !== '' ? claim : null,
      homepage,
    };
    setDone(await send(content, (refused) => setFaults(byField(refused, texts.claim.wrong))));
  }

  if (isDone) return <ReportSent business={business} />;
  return (
    <>
      <p className="page-intro">
        {texts.intros[asked]} <a href={link(paths.business(business))}>{business.name}</a>
      </p>
      <form
        ref={form}
        className="form form-card"
        aria-label={texts.headings[asked]}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {kind === 'change' ? (
          <ListingFields
            isHoursOnly={asked === 'hours'}
            draft={draft}
            faults={faults}
            onChange={(field, value) => {
              setDraft((now) => ({ ...now, [field]: value }));
              forgive(field);
            }}
          />
        ) : (
          <SelectField
            isRequired
            id="report-reason"
            name="reason"
            label={texts.reason}
            options={optionsOf(reportReasons, texts.reasons)}
            value={reason}
            error={faults['reason']}
            onChange={(value) => {
              setReason(value);
              forgive('reason');
            }}
          />
        )}
        <TextField
          id="report-message"
          name="message"
          label={texts.message[kind]}
          rows={4}
          isOptional={kind === 'change' || reason !== 'other'}
          maxLength={FORM_LENGTH.message}
          value={message}
          error={faults['message']}
          onChange={(value) => {
            setMessage(value);
            forgive('message');
          }}
        />
        <TextField
          id="report-sender"
          name="sender"
          label={texts.sender}
          hint={texts.senderHint}
          type="email"
          isOptional
          autoComplete="email"
          maxLength={FORM_LENGTH.email}
          value={sender}
          error={faults['sender']}
          onChange={(value) => {
            setSender(value);
            forgive('sender');
          }}
        />
        {kind === 'change' && (business.email ?? business.website) !== null && (
          <ClaimSection
            business={business}
            claim={claim}
            error={faults['code']}
            onChange={(changed) => {
              setClaim(changed);
              forgive('code');
            }}
          />
        )}
        <Honeypot value={homepage} onChange={setHomepage} />
        <p className="form-note">{texts.checked}</p>
        <div className="form-actions">
          <Button type="submit" disabled={isSending}>
            {isSending ? texts.submitting : texts.submit[kind]}
          </Button>
        </div>
      </form>
    </>
  );
}

/** The server's faults under this form's field names. */
const byField = (faults: Faults, wrongCode: string): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([path, text]) => {
      const field = path === 'email' ? 'sender' : (path.split('.').at(-1) ?? '');
      return [field, field === 'code' ? wrongCode : text];
    }),
  );
