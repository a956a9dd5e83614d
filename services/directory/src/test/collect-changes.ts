import { businessChanged } from '@gewerk/contracts/bus';
import type { RunningDirectory } from './running-directory.js';

/** The change events from now on, until `end`. */
export function collectChanges(bus: RunningDirectory['bus']): { events: unknown[]; end: () => void } {
  const events: unknown[] = [];
  const listening = bus.connection.subscribe(businessChanged.subject, {
    callback: (_, message) => {
      events.push(message.json());
    },
  });
  return { events, end: () => listening.unsubscribe() };
}
