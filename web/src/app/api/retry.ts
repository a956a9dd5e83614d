import { RETRY } from '@gewerk/contracts';
import { statusOf } from './api-error.js';

/** The default number of retries, but none of what is known not to exist: its page should say so at once. */
export const retryUnless404 = (failures: number, error: Error): boolean =>
  statusOf(error) !== 404 && failures < RETRY.queries;
