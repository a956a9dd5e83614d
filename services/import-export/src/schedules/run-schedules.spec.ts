import { type BeginImport } from '../imports/begin-import.js';
import { SheetReader } from '../read-sheet/thread/sheet-reader.js';
import { type ImportRunsRepository } from '../runs/import-runs.repository.js';
import { type FetchSheet } from './fetch-sheet.js';
import { type ImportSchedulesRepository } from './import-schedules.repository.js';
import { RunSchedules } from './run-schedules.js';
import { type FileStore } from '@gewerk/messaging';

describe('a scheduled import', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('starts with the mapping of an earlier file of its kind, without inspecting the file first', async () => {
    const inspect = jest.spyOn(SheetReader.prototype, 'inspect');
    const begun: unknown[] = [];
    const bytes = Buffer.from('Wer;Art\nMaler Plan;bbq\n');
    const due = {
      _id: 's-1',
      address: 'https://a.example/x.csv',
      every: 'day',
      mode: 'update',
      dueAt: new Date(),
    };
    const held = { assertHeld: () => undefined, release: () => Promise.resolve() };
    const scheduler = new RunSchedules(
      fake<ImportSchedulesRepository>({
        due: () => Promise.resolve(due),
        lease: { acquire: () => Promise.resolve(held) },
        postpone: () => Promise.resolve(),
      }),
      fake<ImportRunsRepository>({
        findActive: () => Promise.resolve(null),
        lastReading: () => Promise.resolve({ columns: { name: 0 }, choice: '{"categories":{"bbq":null}}' }),
      }),
      fake<FetchSheet>({ fetch: () => Promise.resolve({ fileName: 'x.csv', bytes }) }),
      fake<FileStore>({ put: () => Promise.resolve() }),
      fake<BeginImport>({ begin: (start: unknown) => Promise.resolve(begun.push(start)) }),
    );
    await scheduler.beginDue();
    expect(begun).toEqual([
      expect.objectContaining({ mode: 'update', columns: { name: 0 }, categories: { bbq: null } }),
    ]);
    expect(inspect).not.toHaveBeenCalled();
  });
});

const fake = <Known>(part: object): Known => part as Known;
