import type { BusinessChange } from '@gewerk/contracts/bus';
import { usePageTexts } from '../../../platform/use-page-texts.js';

/** The name of the account that made a change; null if no account did. */
export function useAccountName(): (account: BusinessChange['account'] | undefined) => string | null {
  const { history: texts } = usePageTexts('admin');
  return (account) => {
    if (!account) return null;
    return account.name === '' ? texts.owner : (account.name ?? texts.formerAccount);
  };
}
