import { type MailLanguage, mailLanguages } from '@gewerk/contracts';
import type { OwnListingPass } from '@gewerk/contracts/serving';
import { type FormEvent, useState } from 'react';
import { logFailure } from '../../platform/log-failure.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Button } from '../../ui/buttons/button.js';
import { SelectField } from '../../ui/forms/select-field.js';
import { FormRefused } from '../../shared/forms/send-form.js';
import { failureText } from '../../shared/forms/sent-form.js';
import { chooseStatisticsMail } from './own-listing-api.js';
import { useKeptFocus } from '../../shared/forms/use-kept-focus.js';

interface StatisticsChoiceProps {
  readonly pass: OwnListingPass;
  /** Called when the editing time has expired. */
  readonly onOver: () => void;
}

const FORBIDDEN = 403;
const CONFLICT = 409;
const NONE = 'none';

/**
 * Lets the owner choose whether, and in which language, the address that received the code gets the monthly
 * statistics.
 */
export function StatisticsChoice({ pass, onOver }: StatisticsChoiceProps) {
  const { statistics: texts } = usePageTexts('own-listing');
  const forms = usePageTexts('forms');
  const [chosen, setChosen] = useState<MailLanguage | null>(pass.statistics_mail);
  const [isSending, setSending] = useState(false);
  useKeptFocus(isSending);
  const [status, setStatus] = useState('');
  const [fault, setFault] = useState('');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    setStatus('');
    setFault('');
    try {
      const { language } = await chooseStatisticsMail(pass.pass, chosen);
      setStatus(language === null ? texts.off : texts.on);
    } catch (error) {
      logFailure(error);
      const code = error instanceof FormRefused ? error.status : 0;
      if (code === FORBIDDEN) return onOver();
      setFault(code === CONFLICT ? texts.tooMany : failureText(code, forms));
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      className="form form-card"
      aria-labelledby="own-statistics"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="own-statistics">{texts.title}</h2>
      <p className="form-note">{texts.text}</p>
      <SelectField
        id="own-statistics-language"
        name="language"
        label={texts.label}
        value={chosen ?? NONE}
        options={[
          { value: NONE, label: texts.none },
          ...mailLanguages.map((value) => ({ value, label: texts.languages[value] })),
        ]}
        onChange={(value) => {
          setChosen(mailLanguages.find((language) => language === value) ?? null);
          setStatus('');
        }}
      />
      <p className="field-error" role="alert">
        {fault}
      </p>
      <div className="form-actions">
        <Button type="submit" variant="outline" disabled={isSending}>
          {texts.save}
        </Button>
      </div>
      <p role="status">{status}</p>
    </form>
  );
}
