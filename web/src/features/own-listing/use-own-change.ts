import type { OwnChanges, OutputOf, changeOwnListing } from '@gewerk/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTexts } from '../../app/app-context.js';
import { logFailure } from '../../app/log-failure.js';
import { usePageTexts } from '../../texts/page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { FormRefused } from '../forms/send-form.js';
import type { Faults } from '../forms/use-form-sending.js';
import { changeListing } from './own-listing-api.js';

export type OwnChangeState = OutputOf<typeof changeOwnListing>['state'];

const FORBIDDEN = 403;
const SERVER_FAULT = 500;

/** Sends the owner's changes, once more where no answer came; a failure is told beside the fields at fault. */
export function useOwnChange(pass: string, onFaults: (faults: Faults) => void, onOver: () => void) {
  const texts = usePageTexts('own-listing');
  const { forms } = useTexts();
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const [isSending, setSending] = useState(false);
  const [state, setState] = useState<OwnChangeState | null>(null);

  async function send(changes: OwnChanges): Promise<void> {
    setSending(true);
    try {
      const answer = await twice(() => changeListing(pass, key.current, changes));
      setState(answer.state);
      // What this device keeps of the listing is old now.
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/businesses/'),
        refetchType: 'none',
      });
    } catch (error) {
      logFailure(error);
      const refused = error instanceof FormRefused ? error : new FormRefused(0);
      key.current = crypto.randomUUID();
      if (refused.status === FORBIDDEN) {
        toast({ kind: 'error', title: texts.over, lang: texts.lang });
        return onOver();
      }
      const byField = refused.faults.map(({ field }) => [field.split('.')[0], textOf(field)]);
      onFaults(byField.length > 0 ? Object.fromEntries(byField) : { form: forms.failedText });
    } finally {
      setSending(false);
    }
  }

  const textOf = (field: string): string => (field === 'hours' ? texts.hoursUnread : forms.refused);
  return { isSending, state, send };
}

async function twice<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const isWorthIt = error instanceof FormRefused && (error.status === 0 || error.status >= SERVER_FAULT);
    if (!isWorthIt) throw error;
    return act();
  }
}
