import type { BusinessCard } from '@gewerk/contracts';
import type { Texts } from '../../texts/catalogue-types.js';

/** Nobody can be reached there any longer, so links to it are not offered. */
export const isGone = ({ businessStatus }: Pick<BusinessCard, 'businessStatus'>): boolean =>
  businessStatus === 'CLOSED_PERMANENTLY';

/** The text that a business is closed temporarily or permanently; null if it keeps its hours. */
export function shutState(
  { businessStatus: status }: Pick<BusinessCard, 'businessStatus'>,
  { shut }: Pick<Texts['common'], 'shut'>,
): string | null {
  return status === 'CLOSED_TEMPORARILY' || status === 'CLOSED_PERMANENTLY' ? shut[status] : null;
}
