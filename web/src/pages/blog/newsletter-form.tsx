import { FORM_LENGTH } from '@gewerk/contracts/limits';
import { useState, type FormEvent } from 'react';
import { useIsHydrating } from '../../platform/hydration.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Button } from '../../ui/buttons/button.js';
import { looksLikeMail } from '../../ui/forms/check-fields.js';
import { Honeypot } from '../../ui/forms/honeypot.js';
import { TextField } from '../../ui/forms/text-field.js';
import { useFormSending } from '../../shared/forms/use-form-sending.js';

/**
 * The newsletter's sign-up form; an address is subscribed only after it has been confirmed on the page to which the
 * email links.
 */
export function NewsletterForm() {
  const forms = usePageTexts('forms');
  const { newsletter: texts } = usePageTexts('blog');
  const isHydrating = useIsHydrating();
  const [email, setEmail] = useState('');
  const [homepage, setHomepage] = useState('');
  const [error, setError] = useState<string>();
  const [isDone, setDone] = useState(false);
  const { isSending, send } = useFormSending('newsletter');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const fault = looksLikeMail(email) ? undefined : forms.email;
    setError(fault);
    if (fault) return;
    setDone(await send({ email, homepage }, (faults) => setError(faults['email'])));
  }

  if (isDone)
    return (
      <p className="form-done" role="status">
        {texts.asked}
      </p>
    );
  return (
    <form className="form" lang={texts.lang} noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.text}</p>
      <TextField
        id="newsletter-email"
        name="email"
        type="email"
        label={texts.email}
        value={email}
        error={error}
        maxLength={FORM_LENGTH.email}
        autoComplete="email"
        onChange={setEmail}
      />
      <Honeypot value={homepage} onChange={setHomepage} />
      <div className="form-actions">
        <Button type="submit" disabled={isHydrating || isSending}>
          {isSending ? texts.submitting : texts.submit}
        </Button>
      </div>
    </form>
  );
}
