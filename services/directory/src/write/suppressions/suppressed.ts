import { GewerkError } from '@gewerk/contracts';

/** The error for a business that would come back though it is on the suppression list. */
export const suppressed = (name: string): GewerkError =>
  new GewerkError(
    'conflict',
    `${name} was removed at the person's request. To list it again, remove it from the suppression list first.`,
  );
