import { forgetImportedPlaces, getImportResult } from '@gewerk/contracts/bus';
import { RunningImportExport } from './test/running-import-export.js';

let running: RunningImportExport;

beforeAll(async () => {
  running = await RunningImportExport.start();
});

afterAll(() => running.close());

it('imports a row whose optional fields are wrong, with a note on each by row, field and value', async () => {
  const head = ['name', 'city', 'place_id', 'rating', 'reviews', 'email'];
  const rows = [
    ['Maler Moll', 'Krems', 'm-1', 7.5, 'zwölf', 'keine'],
    ['Maler Mohn', 'Krems', 'm-2', 4.5, 12, null],
    ['Maler Moll', 'Krems', 'm-1', 8, 'elf', 'auch keine'],
  ];
  const runId = await running.begin([head, ...rows]);
  expect(await running.ended(runId)).toMatchObject({ imported: 2, duplicates: 1, errors: 0, noted: 1 });
  const { noted, noteReport = [], ...result } = await running.bus.request(getImportResult, { runId });
  expect(result).toMatchObject({ success: true, imported: 2, duplicates: 1, errors: 0 });
  expect(noted).toBe(1);
  expect(noteReport.map(({ row_number, code, field, value }) => [row_number, code, field, value])).toEqual([
    [2, 'invalid', 'rating', '7.5'],
    [2, 'invalid', 'reviewCount', 'zwölf'],
    [2, 'invalid', 'email', 'keine'],
  ]);
  expect(noteReport[2]?.note).toBe(
    "The email 'keine' is not valid and was left out. It must be an address such as info@example.com.",
  );
  const page = await running.bus.request(getImportResult, { runId, limit: 1 });
  expect(page.noteReport).toEqual(noteReport);
  await running.bus.request(forgetImportedPlaces, { placeIds: ['m-1'], rows: [{ runId, row: 2 }] });
  expect(await running.bus.request(getImportResult, { runId })).toMatchObject({ noted: 1, noteReport: [] });
});
