import type { OwnChanges } from '@gewerk/contracts/bus';
import type { AnswerOf, ownListingRoutes } from '@gewerk/contracts/http';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logFailure } from '../../platform/log-failure.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { readsBusinesses } from '../../shared/directory/get-business.js';
import { ContentKey } from '../../shared/forms/content-key.js';
import { FormRefused } from '../../shared/forms/send-form.js';
import { failureText } from '../../shared/forms/sent-form.js';
import type { Faults } from '../../ui/forms/faults.js';
import { changeListing } from './own-listing-api.js';
import { useKeptFocus } from '../../shared/forms/use-kept-focus.js';

export type OwnChangeState = AnswerOf<typeof ownListingRoutes.change>['state'];

const FORBIDDEN = 403;
const SERVER_FAULT = 500;

/**
 * Sends the business owner's changes, and repeats the call if there was no response or a server error. Faults are shown
 * at their fields.
 */
export function useOwnChange(pass: string, onFaults: (faults: Faults) => void, onOver: () => void) {
  const texts = usePageTexts('own-listing');
  const forms = usePageTexts('forms');
  const queries = useQueryClient();
  const [key] = useState(() => new ContentKey());
  const [isSending, setSending] = useState(false);
  useKeptFocus(isSending);
  const [state, setState] = useState<OwnChangeState | null>(null);

  async function send(changes: OwnChanges): Promise<void> {
    setSending(true);
    try {
      const answer = await twice(() => changeListing(pass, key.of(changes), changes));
      key.renew();
      setState(answer.state);
      // This device's cached data of the listing is now outdated.
      await queries.invalidateQueries({
        predicate: readsBusinesses,
        refetchType: 'none',
      });
    } catch (error) {
      logFailure(error);
      const refused = error instanceof FormRefused ? error : new FormRefused(0);
      if (refused.status === FORBIDDEN) {
        toast({ kind: 'error', title: texts.over, lang: texts.lang });
        return onOver();
      }
      const byField = refused.faults.map(({ field }) => [field.split('.')[0], textOf(field)]);
      onFaults(
        byField.length > 0 ? Object.fromEntries(byField) : { form: failureText(refused.status, forms) },
      );
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
