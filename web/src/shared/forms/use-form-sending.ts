import type { FormName } from '@gewerk/contracts/http';
import { useEffect, useRef, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { logFailure } from '../../platform/log-failure.js';
import { toast } from '../../ui/toast/toast-store.js';
import { ContentKey } from './content-key.js';
import { FormRefused, openForm, sendForm, type OpenedForm } from './send-form.js';
import type { Faults } from '../../ui/forms/faults.js';
import { failureText, refusal } from './sent-form.js';
import { useKeptFocus } from './use-kept-focus.js';

/** Opens and sends a form; shows a failure in a toast and next to the faulty fields. */
export function useFormSending(form: FormName) {
  const texts = usePageTexts('forms');
  const opened = useRef<OpenedForm | null>(null);
  const [key] = useState(() => new ContentKey());
  const [isSending, setSending] = useState(false);
  useKeptFocus(isSending);

  useEffect(() => {
    opened.current = openForm(form);
  }, [form]);

  /**
   * Returns true once the content has been stored; `onStored` receives its id, and `onFaults` the server's errors.
   */
  async function send(
    content: object,
    onFaults: (faults: Faults) => void,
    onStored?: (id: string) => void,
  ): Promise<boolean> {
    opened.current ??= openForm(form);
    setSending(true);
    try {
      const { id } = await sendForm(opened.current, key.of(content), content);
      key.renew();
      onStored?.(id);
      opened.current = openForm(form);
      return true;
    } catch (error) {
      logFailure(error);
      const refused = error instanceof FormRefused ? error : new FormRefused(0);
      onFaults(Object.fromEntries(refused.faults.map(({ field }) => [field, refusal(field, texts)])));
      const description = failureText(refused.status, texts);
      toast({ kind: 'error', title: texts.failed, description, lang: texts.lang });
      return false;
    } finally {
      setSending(false);
    }
  }

  return { isSending, send };
}
