import type { BusinessCard } from '@gewerk/contracts';
import type { Texts } from '../../texts/catalogue-types.js';

/** Nobody is reached there any longer: what leads to it is not offered. */
export const isGone = ({ businessStatus }: Pick<BusinessCard, 'businessStatus'>): boolean =>
  businessStatus === 'CLOSED_PERMANENTLY';

/** That a business does not open at all, for a time or permanently; null if it keeps its hours. */
export function shutState(
  { businessStatus: status }: Pick<BusinessCard, 'businessStatus'>,
  { shut }: Pick<Texts['common'], 'shut'>,
): string | null {
  return status === 'CLOSED_TEMPORARILY' || status === 'CLOSED_PERMANENTLY' ? shut[status] : null;
}
