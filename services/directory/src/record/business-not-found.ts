import { type GewerkError, refused } from '@gewerk/contracts';

export const businessNotFound = (): GewerkError => refused('business-not-found');
