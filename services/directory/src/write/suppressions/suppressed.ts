import { type GewerkError, refused } from '@gewerk/contracts';

/** The error for a business that would come back though it is on the suppression list. */
export const suppressed = (name: string): GewerkError => refused('business-suppressed', { name });
