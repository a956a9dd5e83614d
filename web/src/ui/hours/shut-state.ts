import type { BusinessCard } from '@gewerk/contracts';
import type { Texts } from '../../texts/catalogue-types.js';

/** Whether a business has closed permanently, in which case no links for reaching it are offered. */
export const isGone = ({ businessStatus }: Pick<BusinessCard, 'businessStatus'>): boolean =>
  businessStatus === 'CLOSED_PERMANENTLY';

/** The text that says that a business is temporarily or permanently closed; null if it operates as usual. */
export function shutState(
  { businessStatus: status }: Pick<BusinessCard, 'businessStatus'>,
  { shut }: Pick<Texts['common'], 'shut'>,
): string | null {
  return status === 'CLOSED_TEMPORARILY' || status === 'CLOSED_PERMANENTLY' ? shut[status] : null;
}
