import { GewerkError } from '@gewerk/contracts';

export const runNotFound = (runId: string) =>
  new GewerkError('run-not-found', `There is no import run '${runId}'.`);
