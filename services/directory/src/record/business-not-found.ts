import { GewerkError } from '@gewerk/contracts';

export const businessNotFound = (): GewerkError =>
  new GewerkError('business-not-found', 'Business not found.');
