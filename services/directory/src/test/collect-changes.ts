import { businessChanged, type PayloadOf } from '@gewerk/contracts/bus';
import { eventually } from '@gewerk/testing';
import type { RunningDirectory } from './running-directory.js';

/** The change events from now until `end`. */
export function collectChanges(bus: RunningDirectory['bus']): { events: unknown[]; end: () => void } {
  const events: unknown[] = [];
  const listening = bus.connection.subscribe(businessChanged.subject, {
    callback: (_, message) => {
      events.push(message.json());
    },
  });
  return { events, end: () => listening.unsubscribe() };
}

/**
 * The result of `store`, and the change events after its own. Events arrive in order, so none is from an earlier
 * change.
 */
export async function collectAfter(
  bus: RunningDirectory['bus'],
  store: () => Promise<string[]>,
): Promise<{ ids: string[]; events: unknown[]; end: () => void }> {
  const { events, end } = collectChanges(bus);
  const ids = await store();
  const said = events as PayloadOf<typeof businessChanged>[];
  await eventually(() => said.some((event) => ids.every((id) => event.ids.includes(id))));
  events.length = 0;
  return { ids, events, end };
}
