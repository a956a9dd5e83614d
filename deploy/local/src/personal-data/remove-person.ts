import { personalDataServices, type RemovedPersonalData } from '@gewerk/contracts';
import type { MessageBus } from '@gewerk/messaging';
import { readPerson } from './read-person.js';

const USAGE = 'npm run remove-person -- EMAIL';

/** Deletes what is kept about the address of `args` and says what went and what stays. Sent again it finds nothing. */
export async function removePerson(bus: MessageBus, [typed, ...rest]: readonly string[]): Promise<void> {
  const email = readPerson(typed, rest, USAGE);
  const told: RemovedPersonalData = { removed: {}, kept: {} };
  for (const { remove } of personalDataServices) {
    const { removed, kept } = await bus.request(remove, { email });
    Object.assign(told.removed, removed);
    Object.assign(told.kept, kept);
  }
  console.log(`Deleted about ${email}: ${written(told.removed)}.`);
  if (Object.values(told.kept).some((count) => count > 0)) {
    console.log(
      `Left, because it is published: ${written(told.kept)}. Remove it in the panel at the person's request; then it does not come back either.`,
    );
  }
}

const written = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');
