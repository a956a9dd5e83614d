import { contactCategories } from '@gewerk/contracts';
import { FORM_LENGTH } from '@gewerk/contracts/limits';
import { useRef, useState, type FormEvent } from 'react';
import { useIsHydrating } from '../../platform/hydration.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Button } from '../../ui/buttons/button.js';
import { toast } from '../../ui/toast/toast-store.js';
import { optionsOf, SelectField } from '../../ui/forms/select-field.js';
import { useDraft } from '../../shared/forms/draft-store.js';
import { focusFirstFault } from '../../ui/forms/faults.js';
import { Honeypot } from '../../ui/forms/honeypot.js';
import { FormActions } from '../../ui/forms/form-actions.js';
import { TextField } from '../../ui/forms/text-field.js';
import { useFormSending } from '../../shared/forms/use-form-sending.js';
import { type Faults } from '../../ui/forms/faults.js';
import { HiddenFields, SentNote, sentFaults, sentFields, useSentForm } from '../../shared/forms/sent-form.js';
import { contactDraft, contactFaults, type ContactField } from './contact-draft.js';

export function ContactForm() {
  const { form: texts, toast: stored } = usePageTexts('contact');
  const forms = usePageTexts('forms');
  const isHydrating = useIsHydrating();
  const kept = useDraft(contactDraft);
  const sent = useSentForm('contact');
  const draft = sent ? sentFields(kept, sent) : kept;
  const [homepage, setHomepage] = useState('');
  const [faults, setFaults] = useState<Faults>(
    sent?.state === 'open' ? sentFaults(sent, contactFaults(draft, forms), forms) : {},
  );
  const [isDone, setDone] = useState(sent?.state === 'stored');
  const { isSending, send } = useFormSending('contact');
  const form = useRef<HTMLFormElement>(null);

  const fieldProps = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    label: texts[name],
    value: draft[name],
    error: faults[name],
    onChange: (value: string) => {
      contactDraft.change({ [name]: value });
      setDone(false);
      setFaults(({ [name]: _, ...others }) => others);
    },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = contactFaults(draft, forms);
    setFaults(found);
    if (Object.keys(found).length > 0) return focusFirstFault(form.current, found);
    if (!(await send({ ...draft, homepage }, setFaults))) return;
    contactDraft.clear();
    setDone(true);
    toast({ title: stored.title, description: stored.text });
  }

  return (
    <form ref={form} className="form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <SentNote sent={sent} />
      <div className="form-row">
        <TextField {...fieldProps('name')} maxLength={FORM_LENGTH.name} autoComplete="name" />
        <TextField {...fieldProps('email')} type="email" maxLength={FORM_LENGTH.email} autoComplete="email" />
      </div>
      <SelectField
        isRequired
        {...fieldProps('category')}
        options={optionsOf(contactCategories, texts.categories)}
      />
      <TextField {...fieldProps('subject')} maxLength={FORM_LENGTH.subject} autoComplete="off" />
      <TextField {...fieldProps('message')} rows={6} maxLength={FORM_LENGTH.message} />
      <Honeypot value={homepage} onChange={setHomepage} />
      <p className="form-note js-only">{forms.kept}</p>
      <p role="status" className={isDone ? 'form-done' : undefined}>
        {isDone && texts.sent}
      </p>
      <FormActions
        isPlain={sent !== undefined}
        plain={
          <>
            <HiddenFields sent={sent} />
            <Button type="submit">{texts.submit}</Button>
          </>
        }
      >
        <Button type="submit" disabled={isHydrating || isSending}>
          {isSending ? texts.submitting : texts.submit}
        </Button>
      </FormActions>
    </form>
  );
}
