import type { PlainFormName } from '@gewerk/contracts/http';
import { useApp } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import type { PlainForm } from '../../platform/render-contract.js';
import type { PageTexts } from '../../texts/catalogue-types.js';
import type { Faults } from '../../ui/forms/faults.js';

/** The form sent without JavaScript to which this page is the response; undefined on every other page. */
export function useSentForm(form: PlainFormName): PlainForm | undefined {
  const { sent } = useApp();
  return sent?.form === form ? sent : undefined;
}

/** The fields of `empty` as they were sent. */
export const sentFields = <T extends object>(empty: T, { values }: PlainForm): T =>
  Object.assign({ ...empty }, Object.fromEntries(Object.entries(values).filter(([field]) => field in empty)));

/** Messages for fields rejected by the page itself or by the server. */
export const sentFaults = ({ faults }: PlainForm, own: Faults, texts: PageTexts['forms']): Faults => ({
  ...Object.fromEntries(faults.map((field) => [field, refusal(field, texts)])),
  ...own,
});

export const refusal = (field: string, texts: PageTexts['forms']): string =>
  field === 'email' ? texts.emailRefused : texts.refused;

const TOO_MANY = 429;

/** The reason why a form was refused, if no particular field is at fault. */
export const failureText = (status: number, texts: PageTexts['forms']): string =>
  status === TOO_MANY ? texts.tooMany : texts.failedText;

/** The message about the form as a whole: that it is complete, or why it could not be stored. */
export function SentNote({ sent }: { readonly sent: PlainForm | undefined }) {
  const forms = usePageTexts('forms');
  if (!sent || sent.state === 'open' || sent.state === 'stored') return null;
  if (sent.state === 'ready') {
    return (
      <p className="notice" role="status">
        {forms.review}
      </p>
    );
  }
  return (
    <p className="notice" role="alert">
      <span>
        <b>{forms.failed}.</b> {sent.state === 'too-many' ? forms.tooMany : forms.failedText}
      </span>
    </p>
  );
}

interface HiddenFieldsProps {
  readonly sent: PlainForm | undefined;
  readonly fields?: Readonly<Record<string, string | number>>;
}

/** The hidden fields that a form needs if there is no JavaScript. */
export function HiddenFields({ sent, fields = {} }: HiddenFieldsProps) {
  const token = sent?.token ? { form_token: sent.token } : {};
  return Object.entries({ ...fields, ...token }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} readOnly />
  ));
}
