import type { Operation } from '@gewerk/contracts/bus';

/** Wraps every call of a process: may delay or refuse it. */
export interface CallGuard {
  /**
   * @param call sends the operation; fails only without a response (`timeout`, `unavailable`, `BusAway`,
   *   `NobodyListens`)
   */
  run<T>(operation: Operation, call: () => Promise<T>): Promise<T>;
}
