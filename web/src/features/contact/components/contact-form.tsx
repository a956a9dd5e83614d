import { Button } from '@chakra-ui/react';
import { contactCategories, FORM_LENGTH } from '@gewerk/contracts';
import { useRef, useState, type FormEvent } from 'react';
import { useTexts } from '../../../app/app-context.js';
import { useIsHydrating } from '../../../app/hydration.js';
import { usePageTexts } from '../../../texts/page-texts.js';
import { toast } from '../../../ui/toast/toast-store.js';
import { ChoiceField } from '../../forms/choice-field.js';
import { useDraft } from '../../forms/draft-store.js';
import { focusFirstFault } from '../../forms/focus-first-fault.js';
import { Honeypot } from '../../forms/honeypot.js';
import { NoScriptNote } from '../../forms/no-script-note.js';
import { TextField } from '../../forms/text-field.js';
import { useFormSending, type Faults } from '../../forms/use-form-sending.js';
import { contactDraft, contactFaults, type ContactField } from '../contact-draft.js';

/** The contact form: checked while it is filled in, kept on the device until it is sent. */
export function ContactForm() {
  const { form: texts, toast: sent, card } = usePageTexts('contact');
  const { forms } = useTexts();
  const isHydrating = useIsHydrating();
  const draft = useDraft(contactDraft);
  const [homepage, setHomepage] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isDone, setDone] = useState(false);
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
    toast({ title: sent.title, description: sent.text });
  }

  return (
    <form ref={form} className="form" noValidate onSubmit={(event) => void submit(event)}>
      <NoScriptNote address={card.address} />
      <div className="form-row">
        <TextField {...fieldProps('name')} maxLength={FORM_LENGTH.name} autoComplete="name" />
        <TextField {...fieldProps('email')} type="email" maxLength={FORM_LENGTH.email} autoComplete="email" />
      </div>
      <ChoiceField {...fieldProps('category')} values={contactCategories} labels={texts.categories} />
      <TextField {...fieldProps('subject')} maxLength={FORM_LENGTH.subject} autoComplete="off" />
      <TextField {...fieldProps('message')} rows={6} maxLength={FORM_LENGTH.message} />
      <Honeypot value={homepage} onChange={setHomepage} />
      <p className="form-note">{forms.kept}</p>
      <p role="status" className={isDone ? 'form-done' : undefined}>
        {isDone && texts.sent}
      </p>
      <div className="form-actions">
        <Button type="submit" disabled={isHydrating || isSending}>
          {isSending ? texts.submitting : texts.submit}
        </Button>
      </div>
    </form>
  );
}
