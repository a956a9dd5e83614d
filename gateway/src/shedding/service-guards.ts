import type { Operation, ServiceName } from '@gewerk/contracts/bus';
import type { CallGuard } from '@gewerk/messaging';
import { lengthOf } from './call-bounds.js';
import { ServiceGuard } from './service-guard.js';
import { measureCalls } from './shed-metrics.js';

/** Each service's calls apart from those of the others, so that one that is slow or hangs takes nothing from them. */
export class ServiceGuards implements CallGuard {
  private readonly guards = new Map<ServiceName, ServiceGuard>();

  run<T>(operation: Operation, call: () => Promise<T>): Promise<T> {
    return this.guardOf(operation.service).run(lengthOf(operation), call);
  }

  private guardOf(service: ServiceName): ServiceGuard {
    let guard = this.guards.get(service);
    if (!guard) {
      guard = new ServiceGuard(service);
      this.guards.set(service, guard);
      measureCalls(service, guard);
    }
    return guard;
  }
}
