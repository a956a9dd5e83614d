import { type GewerkError, refused } from '@gewerk/contracts';

/** The error for a business that cannot be added because it is on the suppression list. */
export const suppressed = (name: string): GewerkError => refused('business-suppressed', { name });
