import type { BusinessCard } from '@gewerk/contracts';
import type { Texts } from '../../texts/catalogue-types.js';

/** Whether a business has closed permanently, so that links to reach it are not offered. */
export const isGone = ({ businessStatus }: Pick<BusinessCard, 'businessStatus'>): boolean =>
  businessStatus === 'CLOSED_PERMANENTLY';

/** States that a business is temporarily or permanently closed; null if it is open as usual. */
export function shutState(
  { businessStatus: status }: Pick<BusinessCard, 'businessStatus'>,
  { shut }: Pick<Texts['common'], 'shut'>,
): string | null {
  return status === 'CLOSED_TEMPORARILY' || status === 'CLOSED_PERMANENTLY' ? shut[status] : null;
}
