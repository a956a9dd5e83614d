import { once } from 'node:events';
import { join } from 'node:path';
import { eventually, startChild } from '@gewerk/testing';
import { countChanges } from './test/count-changes.js';
import { PartsDatabase } from './test/parts-database.js';

const PARTS = 200;
const NAME = '001-count-changes';
const COMPILED = join(__dirname, '../../../testing/jest/compile-sources.mjs');

let database: PartsDatabase;
beforeAll(async () => {
  database = await PartsDatabase.start();
});
beforeEach(() => database.fill(PARTS));
afterEach(() => database.clear());
afterAll(() => database.close());

const changed = async (): Promise<number> => (await database.records.findOne({ _id: NAME }))?.changed ?? 0;

async function expectEachChangedOnce(): Promise<void> {
  expect(await database.parts.countDocuments({ changes: 1 })).toBe(PARTS);
  expect(await changed()).toBe(PARTS);
}

describe('an interrupted migration', () => {
  it('continues in another process after a kill, with no batch done twice', async () => {
    const killed = startChild(
      process.execPath,
      ['--no-warnings', '--import', COMPILED, join(__dirname, 'test/migrating-process.ts')],
      {
        env: { ...process.env, MONGO_URL: database.url, NODE_OPTIONS: '', LOG_LEVEL: 'silent' },
        stdio: 'ignore',
      },
    );
    await eventually(async () => (await changed()) > 20);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const before = await changed();
    expect(before).toBeLessThan(PARTS);

    const begun = new Set<string | null>();
    const goOn = countChanges(5, (from) => Promise.resolve(begun.add(from)));
    database.startReplica(goOn);
    // MongoDB keeps the open transaction of a killed process, which blocks the documents that it wrote to,
    // for a minute.
    await eventually(() => database.hasEnded(NAME));
    await expectEachChangedOnce();
    expect(begun).not.toContain(null);
    // One more run finds that nothing is left. The batch that the killed process was committing may still
    // have been committed.
    expect(begun.size).toBeLessThanOrEqual((PARTS - before) / 5 + 1);
  });

  it('accepts no commit from a process that was delayed while another took over', async () => {
    let batches = 0;
    let goOn: () => void = () => undefined;
    const heldUp = new Promise<void>((resolve) => (goOn = resolve));
    const first = database.startReplica(
      countChanges(10, () => (++batches >= 3 ? heldUp : Promise.resolve())),
    );
    await eventually(() => batches === 3);
    await database.connection
      .collection('migration_lease')
      .updateOne({}, { $set: { holder: 'nobody', until: new Date(0) } });
    database.startReplica(countChanges(10));
    await eventually(() => database.hasEnded(NAME));

    goOn();
    await first.onModuleDestroy();
    await expectEachChangedOnce();
    expect((await database.records.findOne({ _id: NAME }))?.failures).toBe(0);
  });

  it('stops between two batches when the process ends, and can be continued at once', async () => {
    let batches = 0;
    let ended: Promise<void> | undefined;
    const first = database.startReplica(
      countChanges(10, async () => {
        batches += 1;
        if (batches === 3) ended = first.onModuleDestroy();
      }),
    );
    await eventually(() => ended !== undefined);
    await ended;
    expect(batches).toBe(3);
    expect(await changed()).toBe(30);
    expect(await database.connection.collection('migration_lease').countDocuments()).toBe(0);

    database.startReplica(countChanges(10));
    await eventually(() => database.hasEnded(NAME));
    await expectEachChangedOnce();
  });
});
