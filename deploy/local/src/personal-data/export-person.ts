import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { personalDataServices, type PersonalDataPage } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import { StartError } from '../start-error.js';
import { readPerson } from './read-person.js';

const USAGE = 'npm run export-person -- EMAIL [FILE]';
/** More records than any one person produces; an address with more has been misused. */
const MOST_RECORDS = 50_000;

type Exported = Record<string, object[]>;

/** Writes everything stored about the address in `args` to the file they name, or to standard output. */
export async function exportPerson(bus: MessageBus, args: readonly string[], folder: string): Promise<void> {
  const [typed, file, ...rest] = args;
  const email = readPerson(typed, rest, USAGE);
  const records: Exported = {};
  for (const { scan } of personalDataServices) await readService(bus, scan, email, records);
  const json = JSON.stringify({ email, exportedAt: new Date().toISOString(), records }, null, 2);
  if (file === undefined) return console.log(json);
  const path = resolve(folder, file);
  // Written so that others cannot read it, and never over an existing file.
  await writeFile(path, `${json}\n`, { mode: 0o600, flag: 'wx' }).catch((fault: unknown) => {
    throw new StartError(`${path} could not be written: ${String(fault)}`);
  });
  const total = Object.values(records).reduce((sum, kind) => sum + kind.length, 0);
  console.log(`${total} records about ${email} were written to ${path}.`);
}

async function readService(
  bus: MessageBus,
  operation: (typeof personalDataServices)[number]['scan'],
  email: string,
  records: Exported,
): Promise<void> {
  let after: PersonalDataPage['next'] = null;
  for (let read = 0; read < MOST_RECORDS;) {
    const { items, next }: PersonalDataPage = await bus.request(operation, { email, after });
    for (const { kind, id, content } of items) (records[kind] ??= []).push({ id, ...content });
    if (next === null) return;
    read += items.length;
    after = next;
  }
  throw new StartError(`there are more than ${MOST_RECORDS} records about ${email}`);
}
