import type { FormName } from '@gewerk/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../app/app-context.js';
import { logFailure } from '../../app/log-failure.js';
import type { Texts } from '../../texts/catalogues.js';
import { toast } from '../../ui/toast/toast-store.js';
import { FormRefused, openForm, sendForm, type OpenedForm } from './send-form.js';

const TOO_MANY = 429;

/** What is wrong with each field, by its name. */
export type Faults = Readonly<Record<string, string>>;

/** Opens a form with the page and sends it; a failure is told in a toast and beside the fields at fault. */
export function useFormSending(form: FormName) {
  const { forms: texts } = useTexts();
  const opened = useRef<OpenedForm | null>(null);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    opened.current = openForm(form);
  }, [form]);

  /** True once the content is stored, under the id that `onStored` gets; `onFaults` gets what the server has against it. */
  async function send(
    content: object,
    onFaults: (faults: Faults) => void,
    onStored?: (id: string) => void,
  ): Promise<boolean> {
    opened.current ??= openForm(form);
    setSending(true);
    try {
      const { id } = await sendForm(opened.current, content);
      onStored?.(id);
      opened.current = openForm(form);
      return true;
    } catch (error) {
      logFailure(error);
      const refused = error instanceof FormRefused ? error : new FormRefused(0);
      // What is sent next is not what was refused: another key, and the token that is still unused.
      opened.current = { ...opened.current, key: crypto.randomUUID() };
      onFaults(Object.fromEntries(refused.faults.map(({ field }) => [field, refusal(field, texts)])));
      const description = refused.status === TOO_MANY ? texts.tooMany : texts.failedText;
      toast({ kind: 'error', title: texts.failed, description, lang: texts.lang });
      return false;
    } finally {
      setSending(false);
    }
  }

  return { isSending, send };
}

const refusal = (field: string, texts: Texts['forms']): string =>
  field === 'email' ? texts.emailRefused : texts.refused;
