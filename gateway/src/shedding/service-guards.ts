import type { Operation, ServiceName } from '@gewerk/contracts/bus';
import type { CallGuard } from '@gewerk/messaging';
import { lengthOf } from './call-bounds.js';
import { RepeatedReads } from './repeated-reads.js';
import { ServiceGuard } from './service-guard.js';
import { callsRepeated, callsShed, measureCalls } from './shed-metrics.js';
import { UnheardOperations } from './unheard-operations.js';

interface Guard {
  calls: ServiceGuard;
  reads: RepeatedReads;
}

/** Guards the calls to each service separately, so that a slow or hanging service does not affect the others. */
export class ServiceGuards implements CallGuard {
  private readonly guards = new Map<ServiceName, Guard>();
  private readonly unheard = new UnheardOperations(({ service }) =>
    callsShed.inc({ service, reason: 'unheard' }),
  );

  run<T>(operation: Operation, call: () => Promise<T>): Promise<T> {
    const { calls, reads } = this.guardOf(operation.service);
    // All calls of one repeated read share one slot.
    return this.unheard.run(operation, () =>
      calls.run(lengthOf(operation), () => reads.run(operation, call)),
    );
  }

  private guardOf(service: ServiceName): Guard {
    let guard = this.guards.get(service);
    if (!guard) {
      const calls = new ServiceGuard(service);
      guard = { calls, reads: new RepeatedReads(() => callsRepeated.inc({ service })) };
      this.guards.set(service, guard);
      measureCalls(service, calls);
    }
    return guard;
  }
}
