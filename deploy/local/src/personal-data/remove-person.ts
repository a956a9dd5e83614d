import { personalDataServices, type RemovedPersonalData } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { readPerson } from './read-person.js';

const USAGE = 'npm run remove-person -- EMAIL';

/**
 * Deletes what is stored about the address in `args` and prints what was deleted and what stays. Repeating it
 * is safe.
 */
export async function removePerson(bus: MessageBus, [typed, ...rest]: readonly string[]): Promise<void> {
  const email = readPerson(typed, rest, USAGE);
  const sums: RemovedPersonalData = { removed: {}, kept: {} };
  for (const { remove } of personalDataServices) {
    const { removed, kept } = await bus.request(remove, { email });
    add(sums.removed, removed);
    add(sums.kept, kept);
  }
  console.log(`Deleted about ${email}: ${written(sums.removed)}.`);
  if (Object.values(sums.kept).some((count) => count > 0)) {
    console.log(
      `Kept, because it is published: ${written(sums.kept)}. Remove it in the panel at the person's request; then it cannot come back either.`,
    );
  }
}

/** Adds counts to those of the same kind. */
function add(sums: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [kind, count] of Object.entries(counts)) sums[kind] = (sums[kind] ?? 0) + count;
}

const written = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');
