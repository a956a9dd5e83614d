import type { Operation } from '@gewerk/contracts/bus';
import { NobodyListens } from '@gewerk/messaging';
import { CircuitBreaker } from '@gewerk/service-kit';

/**
 * Stops calls to each operation without listeners, separately from the others of its service: during an
 * upgrade, processes of the older release lack it but answer the others.
 */
export class UnheardOperations {
  private readonly breakers = new Map<Operation, CircuitBreaker>();

  /** @param onRefused called for each call that is not sent */
  constructor(private readonly onRefused: (operation: Operation) => void = () => undefined) {}

  /**
   * Settles as the call does. After three calls in a row without a listener, fails with `NobodyListens` without
   * calling, except for one trial call per second until one is answered.
   */
  async run<T>(operation: Operation, call: () => Promise<T>): Promise<T> {
    const known = this.breakers.get(operation);
    const pass = known ? known.tryPass() : 0;
    if (pass === undefined) {
      this.onRefused(operation);
      throw new NobodyListens(operation);
    }
    try {
      const answer = await call();
      this.breakers.delete(operation);
      return answer;
    } catch (error) {
      if (error instanceof NobodyListens) this.breakerOf(operation).failed(pass);
      throw error;
    }
  }

  private breakerOf(operation: Operation): CircuitBreaker {
    const breaker = this.breakers.get(operation) ?? new CircuitBreaker();
    this.breakers.set(operation, breaker);
    return breaker;
  }
}
