import { forgetImportedPlaces, getImportResult } from '@gewerk/contracts/bus';
import { derivePlaceId } from '@gewerk/text';
import { RunningImportExport } from './test/running-import-export.js';

let running: RunningImportExport;

beforeAll(async () => {
  running = await RunningImportExport.start();
});

afterEach(() => running.directory.calm());
afterAll(() => running.close());

const header = ['name', 'city', 'place_id', 'email'];
const ERROR = { code: 'invalid', field: 'email', value: 'ida@person.example' } as const;

async function imported(rows: (string | null)[][]): Promise<string> {
  const id = await running.begin([header, ...rows]);
  await running.ended(id);
  return id;
}
async function reportOf(runId: string) {
  const { noteReport = [], errorReport } = await running.bus.request(getImportResult, { runId });
  return { noteReport, errorReport };
}
const values = async (runId: string) => {
  const { noteReport, errorReport } = await reportOf(runId);
  return { notes: noteReport.map(({ value }) => value), errors: errorReport.map(({ value }) => value) };
};

describe('the removal of a place at a person’s request', () => {
  it('deletes the notes on it from the reports of all imports', async () => {
    const rows = [
      ['Ida Person', 'Krems', 'of-ida', 'ida@person'],
      ['Bert', 'Krems', 'of-bert', 'bert@person'],
    ];
    const first = await imported(rows);
    // Makes the fake directory import the same rows again, as an import that updates existing businesses would.
    running.directory.places.clear();
    const second = await imported(rows);
    expect(await values(second)).toEqual({ notes: ['ida@person', 'bert@person'], errors: [] });
    await running.bus.request(forgetImportedPlaces, {
      placeIds: ['of-ida'],
      rows: [{ runId: first, row: 2 }],
    });
    for (const runId of [first, second])
      expect(await values(runId)).toEqual({ notes: ['bert@person'], errors: [] });
    expect(JSON.stringify(await reportOf(second))).not.toContain('"place"');
  });

  it('deletes the notes even if the sheet has no place ids', async () => {
    const place = { name: 'Ida  Person', city: 'Krems' };
    const runId = await imported([[place.name, place.city, null, 'ida@person']]);
    expect(await values(runId)).toEqual({ notes: ['ida@person'], errors: [] });
    await running.bus.request(forgetImportedPlaces, { placeIds: [derivePlaceId(place)] });
    expect(await values(runId)).toEqual({ notes: [], errors: [] });
  });

  it('deletes the cell’s content from an error, which stays in the report', async () => {
    running.directory.before = ({ runId, batch, rows }) => {
      const errors = rows.map(({ row }) => ({ row_number: row, ...ERROR }));
      running.directory.answers.set(`${runId}:${batch}`, { imported: 0, duplicates: [], errors });
      return Promise.resolve();
    };
    const long = 'Ida '.repeat(100);
    const runId = await imported([
      ['Ida Person', 'Krems', 'ida-refused', 'ida@person.example'],
      [long, 'Krems', 'ida-unread', 'ida@person.example'],
      [long, 'Krems', 'not-ida', 'ida@person.example'],
    ]);
    const kept = long.slice(0, 100);
    expect(await values(runId)).toEqual({ notes: [], errors: [ERROR.value, kept, kept] });
    await running.bus.request(forgetImportedPlaces, { placeIds: ['ida-refused', 'ida-unread'] });
    expect(await values(runId)).toEqual({ notes: [], errors: [null, null, kept] });
  });
});
