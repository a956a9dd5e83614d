import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@gewerk/contracts/bus';
import type { EventContract, Operation } from '@gewerk/contracts/bus';
import { ALL_OPERATIONS } from './all-operations.js';
import { BUS_ACCESS, BUS_USERS, type BusUser } from './bus-access.js';

const ROOT = join(__dirname, '../../../..');
const SERVICES = readdirSync(join(ROOT, 'services')) as BusUser[];
/** Processes that use KnownSite also use the operations and events that this file names. */
const KNOWN_SITE = readFileSync(join(__dirname, '../known-site.ts'), 'utf8');
const EXPORTS = Object.entries(contracts) as [string, unknown][];

const eventsOf = (user: BusUser): EventContract[] => {
  const { publishes, consumes, listensTo } = BUS_ACCESS[user];
  return [...publishes, ...consumes.map(({ event }) => event), ...listensTo];
};

/** The code of a process without its tests. */
function codeOf(folder: string): string {
  const code = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.spec\.ts$|(^|\/)test/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'))
    .join('\n');
  return /\bKnownSite\b/.test(code) ? `${code}\n${KNOWN_SITE}` : code;
}

/** The names from the contracts that the code mentions. */
function namedIn(code: string): { operations: Operation[]; events: EventContract[] } {
  const words = new Set(code.match(/\b\w+\b/g));
  const values = EXPORTS.filter(([name]) => words.has(name)).map(([, value]) => value);
  return {
    operations: ALL_OPERATIONS.filter((operation) => values.includes(operation)),
    events: values.filter(isEvent),
  };
}

function isEvent(value: unknown): value is EventContract {
  return typeof value === 'object' && value !== null && 'subject' in value && 'payload' in value;
}

const subjects = (contractsOf: readonly { subject: string }[]): string[] =>
  contractsOf.map(({ subject }) => subject).sort();

describe('the access table of the bus (libs/messaging/src/permissions/bus-access.ts)', () => {
  it.each(SERVICES)('lists exactly the operations that the code of %s calls', (service) => {
    const code = codeOf(`services/${service}/src`);
    // A service names its own operations to answer them; one that it also requests goes to its other processes.
    const requested = namedIn(
      [...code.matchAll(/\brequest\w*\(\s*(\w+)/g)].map(([, name]) => name).join(' '),
    );
    const called = namedIn(code).operations.filter(
      (operation) => operation.service !== service || requested.operations.includes(operation),
    );
    expect(subjects(BUS_ACCESS[service].calls)).toEqual(subjects(called));
  });

  it.each([
    ...SERVICES.map((name) => [name, `services/${name}/src`] as const),
    ['gateway', 'gateway/src'] as const,
  ])('lists each event, durable consumer and use of files of %s', (user, folder) => {
    const code = codeOf(folder);
    for (const event of namedIn(code).events) expect(subjects(eventsOf(user))).toContain(event.subject);
    const durables = [...code.matchAll(/durable: '([\w-]+)'/g)].map(([, name]) => name);
    expect(BUS_ACCESS[user].consumes.map(({ durable }) => durable).sort()).toEqual(durables.sort());
    if (/\bFileStore\b/.test(code)) expect(BUS_ACCESS[user].files).toBe(true);
  });

  it('lets the gateway call every operation that its code uses', () => {
    const { operations } = namedIn(codeOf('gateway/src'));
    expect(subjects(BUS_ACCESS.gateway.calls)).toEqual(expect.arrayContaining(subjects(operations)));
  });

  it('has a publisher for each event that is consumed or listened to', () => {
    const published = subjects(BUS_USERS.flatMap((user) => BUS_ACCESS[user].publishes));
    for (const user of BUS_USERS)
      for (const event of eventsOf(user)) expect(published).toContain(event.subject);
  });
});
