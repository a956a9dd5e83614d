import { GewerkError } from '@gewerk/contracts';

export const businessNotFound = (): GewerkError =>
  new GewerkError('business-not-found', 'There is no such business.');
