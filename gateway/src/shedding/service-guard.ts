import { GewerkError } from '@gewerk/contracts';
import type { ServiceName } from '@gewerk/contracts/bus';
import { BusAway, NobodyListens } from '@gewerk/messaging';
import { CircuitBreaker } from '@gewerk/service-kit';
import { Bulkhead, type Refusal } from './bulkhead.js';
import { CALL_BOUNDS, type CallLength } from './call-bounds.js';
import { callsShed, type MeasuredCalls } from './shed-metrics.js';

/** Limits the calls to one service, and stops sending them while it does not answer. */
export class ServiceGuard implements MeasuredCalls {
  private readonly breaker = new CircuitBreaker();
  readonly places: Readonly<Record<CallLength, Bulkhead>>;

  constructor(
    private readonly service: ServiceName,
    bounds = CALL_BOUNDS,
  ) {
    const refuse = (reason: Refusal): GewerkError => this.refuse(reason);
    this.places = { short: new Bulkhead(bounds.short, refuse), long: new Bulkhead(bounds.long, refuse) };
  }

  get isClosed(): boolean {
    return this.breaker.isClosed;
  }

  /** Settles as the call does. Fails with `unavailable` without calling if it gets no slot or the circuit is open. */
  async run<T>(length: CallLength, call: () => Promise<T>): Promise<T> {
    if (this.breaker.isRefusing) throw this.refuse('circuit-open');
    return this.places[length].run(() => this.attempt(call));
  }

  private async attempt<T>(call: () => Promise<T>): Promise<T> {
    // The circuit may have opened while the call waited for its slot.
    const pass = this.breaker.tryPass();
    if (pass === undefined) throw this.refuse('circuit-open');
    try {
      const answer = await call();
      this.breaker.succeeded(pass);
      return answer;
    } catch (error) {
      // Without the bus nothing is known about the service, and calls time out soon enough. A service may
      // lack an operation without listeners but answer all others (UnheardOperations).
      if (!(error instanceof BusAway || error instanceof NobodyListens)) this.breaker.failed(pass);
      throw error;
    }
  }

  private refuse(reason: Refusal | 'circuit-open'): GewerkError {
    callsShed.inc({ service: this.service, reason });
    const why = reason === 'circuit-open' ? 'is unavailable' : 'is too busy';
    return new GewerkError('unavailable', `The ${this.service} service ${why}; try again later.`);
  }
}
