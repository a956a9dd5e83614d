import type { Operation } from '@gewerk/contracts';

/** Stands before every call of a process: may have it wait, or refuse it by an error of its own. */
export interface CallGuard {
  /**
   * @param call sends the operation. It fails where there is no answer (`timeout`, `unavailable`, `BusAway`);
   * an error that the service itself answers is an answer here.
   */
  run<T>(operation: Operation, call: () => Promise<T>): Promise<T>;
}
