import { getBusiness, scanBusinesses } from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

let servers: TestBus;
let directory: RunningDirectory;

beforeAll(async () => {
  servers = await startTestBus();
  directory = await startDirectory(servers);
});

afterAll(() => servers.close());

it('returns the values left out of imported rows, also for a repeated batch, and keeps stored values', async () => {
  const batch = { runId: 'run-1', batch: 0 };
  const bad = { email: 'keine', website: 'javascript:alert(1)', hours: 'nach Vereinbarung', photos: ['x'] };
  const rows = [workshop(1, bad), workshop(1, { email: 'auch keine' }), workshop(2, { website: 'http://' })];
  const first = await directory.store(rows, batch);
  expect(first).toMatchObject({ imported: 2, errors: [], duplicates: [{ row_number: 3 }] });
  expect(first.leftOut).toEqual([
    { row_number: 2, code: 'invalid', field: 'email', value: 'keine' },
    { row_number: 2, code: 'invalid', field: 'website', value: 'javascript:alert(1)' },
    { row_number: 2, code: 'invalid', field: 'photos', value: 'x' },
    { row_number: 2, code: 'unreadable', field: 'hours', value: 'nach Vereinbarung' },
    { row_number: 4, code: 'invalid', field: 'website', value: 'http://' },
  ]);
  expect(await directory.store(rows, batch)).toEqual(first);
  const receipts = await directory.connection.collection('import_receipts').find().toArray();
  expect(JSON.stringify(receipts)).not.toContain('keine');
  await directory.store([workshop(3, { email: 'a@example.com', hours: 'Mo-Fr 8-17' })]);
  const update = [workshop(3, { email: 'keine', hours: '0.375', phone: '0921 1234567' })];
  const { leftOut = [] } = await directory.store(update, { runId: 'run-3', mode: 'update' });
  expect(leftOut.map(({ field }) => field)).toEqual(['email', 'hours']);
  const business = (await directory.bus.request(scanBusinesses, {})).items.find(
    ({ name }) => name === 'Werkstatt 3',
  );
  expect(await directory.bus.request(getBusiness, { id: business!.id })).toMatchObject({
    email: 'a@example.com',
    phone: '0921 1234567',
  });
});

it('imports a row whose category looks like a misspelt trade, and notes the likely trade', async () => {
  const rows = [
    workshop(11, { name: 'Haus Lindner', category: 'Friseru' }),
    workshop(12, { name: 'Haus Ackermann', category: 'Friseur' }),
    workshop(13, { name: 'Haus Petzold', category: 'Sternwarte am Hang' }),
  ];
  const { imported, leftOut } = await directory.store(rows, { runId: 'run-11' });
  expect(imported).toBe(3);
  expect(leftOut).toEqual([
    { row_number: 2, code: 'misspelt', field: 'category', value: 'Friseru', result: 'Friseur' },
  ]);
});
