import type { BusinessInput, DuplicateMode } from '@gewerk/contracts';
import { forecastImport } from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { asBatch, type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

describe('the forecast of an import', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
    await directory.store([workshop(1), workshop(2), workshop(3)]);
  });

  afterAll(() => servers.close());

  const rows: BusinessInput[] = [
    workshop(1),
    workshop(2, { phone: '0921 1234567' }),
    workshop(4),
    workshop(4, { email: 'a@example.com' }),
    { name: ' \t' },
  ];
  const forecast = (mode: DuplicateMode) =>
    directory.bus.request(forecastImport, { mode, rows: asBatch(rows).rows });
  const everything = () =>
    Promise.all(
      ['businesses', 'tallies', 'import_receipts'].map((name) =>
        directory.connection.collection(name).find().sort({ _id: 1 }).toArray(),
      ),
    );

  it('counts new, changed, unchanged, repeated and faulty rows, and writes nothing', async () => {
    const before = await everything();
    const update = await forecast('update');
    expect(update.outcomes?.map(({ row_number, outcome }) => `${row_number} ${outcome}`).sort()).toEqual([
      '2 unchanged',
      '3 changed',
      '4 created',
      '5 duplicate',
      '6 error',
    ]);
    expect(update).toMatchObject({
      created: 1,
      changed: 1,
      unchanged: 1,
      duplicates: 1,
      errors: 1,
    });
    expect(await forecast('skip')).toMatchObject({
      created: 1,
      changed: 0,
      unchanged: 0,
      duplicates: 3,
      errors: 1,
    });
    expect(await everything()).toEqual(before);
  });

  it('predicts the result of storing the rows', async () => {
    for (const mode of ['skip', 'update'] as const) {
      const { created, changed, unchanged, duplicates, errors } = await forecast(mode);
      const answer = await directory.store(rows, { mode });
      expect([answer.imported, answer.duplicates.length, answer.errors.length]).toEqual([
        created + changed + unchanged,
        duplicates,
        errors,
      ]);
    }
  });
});
