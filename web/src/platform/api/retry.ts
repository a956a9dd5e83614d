import { RETRY } from '@gewerk/contracts/limits';
import { statusOf } from './api-error.js';

/** The default number of retries, but none after a 404, so that its page appears at once. */
export const retryUnless404 = (failures: number, error: Error): boolean =>
  statusOf(error) !== 404 && failures < RETRY.queries;
