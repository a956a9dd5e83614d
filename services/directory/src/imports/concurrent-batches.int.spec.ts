import type { BusinessInput, DuplicateMode } from '@gewerk/contracts';
import { getDirectoryCounts, upsertBusinesses } from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import fc from 'fast-check';
import { AppModule } from '../app.module.js';
import type { BusinessRecord } from '../record/business.record.js';
import { asBatch, type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';
import { recount, storedCounts } from '../test/recount.js';

const row: fc.Arbitrary<BusinessInput> = fc
  .record({
    n: fc.integer({ min: 0, max: 30 }),
    name: fc.constantFrom('A.T.U', 'Meisterbetrieb', 'Unavailable Business', '🍕', ''),
    city: fc.constantFrom('Bayreuth', 'Krems', undefined),
    category: fc.constantFrom('car repair', 'Friseur', 'restaurant', 'ganz anders', undefined),
    rating: fc.constantFrom(1, 3.7, 5, undefined),
  })
  .map(({ n, ...fields }) => workshop(n, fields));

const batch = fc.record({
  rows: fc.array(row, { minLength: 1, maxLength: 40 }),
  mode: fc.constantFrom<DuplicateMode>('skip', 'update'),
  run: fc.integer({ min: 0, max: 2 }),
});

describe('batches sent at the same time to two processes', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
    await servers.start('directory', AppModule);
  });

  afterAll(async () => {
    await servers.close();
  });

  const businesses = () => directory.connection.collection<BusinessRecord>('businesses').find().toArray();

  it('keep place ids and addresses unique, count every row, and leave counts equal to a recount', async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { minLength: 6, maxLength: 10 }), async (batches) => {
        runs += 1;
        const answers = await Promise.all(
          batches.map(({ rows, mode, run }, index) =>
            servers.bus.request(
              upsertBusinesses,
              asBatch(rows, { mode, runId: `${runs}-${run}`, batch: index }),
            ),
          ),
        );
        answers.forEach(({ imported, duplicates, errors }, index) => {
          expect(imported + duplicates.length + errors.length).toBe(batches[index]!.rows.length);
          expect(errors).toHaveLength(batches[index]!.rows.filter(({ name }) => name === '').length);
        });
        const stored = await businesses();
        expect(new Set(stored.map(({ placeId }) => placeId)).size).toBe(stored.length);
        expect(new Set(stored.map(({ urlSlug }) => urlSlug)).size).toBe(stored.length);
        expect(await storedCounts(directory.connection)).toEqual(await recount(directory.connection));
      }),
      { numRuns: 5 },
    );
    const stored = await businesses();
    expect(stored.length).toBeGreaterThan(20);
    const { total } = await servers.bus.request(getDirectoryCounts, {});
    expect(total).toBe(stored.filter(({ listed }) => listed).length);
  });

  it('are stored once if the same batch is sent five times at once', async () => {
    const before = (await businesses()).length;
    const same = asBatch([workshop(1_001), workshop(1_002), workshop(1_002), { name: '' }]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => servers.bus.request(upsertBusinesses, same)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      imported: 2,
      duplicates: [{ row_number: 4 }],
      errors: [{ row_number: 5 }],
    });
    expect((await businesses()).length).toBe(before + 2);
    expect(await storedCounts(directory.connection)).toEqual(await recount(directory.connection));
  });
});
