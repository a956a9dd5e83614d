import { RETRY } from '@gewerk/contracts/limits';
import { statusOf } from './api-error.js';

/** The default number of retries, but no retry after a 404, so that the 404 page appears at once. */
export const retryUnless404 = (failures: number, error: Error): boolean =>
  statusOf(error) !== 404 && failures < RETRY.queries;
