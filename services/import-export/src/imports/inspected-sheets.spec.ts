import { SheetReader } from '../read-sheet/thread/sheet-reader.js';
import { sheetOf } from '../test/sheets.js';
import { InspectedSheets } from './inspected-sheets.js';

async function inspected(): Promise<SheetReader> {
  const bytes = await sheetOf([
    ['Name', 'Ort'],
    ['Tischlerei Holz', 'Bayreuth'],
    ['Café Eins', 'Krems'],
  ]);
  const reader = new SheetReader('xlsx', bytes);
  expect(await reader.inspect()).toMatchObject({ rows: 2 });
  return reader;
}

async function rowsOf(reader: SheetReader): Promise<number> {
  let rows = 0;
  for await (const batch of reader.batches([])) rows += batch.rowCount;
  return rows;
}

describe('InspectedSheets', () => {
  let sheets: InspectedSheets;
  beforeEach(() => {
    sheets = new InspectedSheets();
  });
  afterEach(() => {
    jest.useRealTimers();
    sheets.onApplicationShutdown();
  });

  it('hands an open sheet to the run of its file, once', async () => {
    sheets.keep('imports/one', await inspected());
    expect(sheets.release('imports/other')).toBeUndefined();
    const reader = sheets.release('imports/one');
    expect(sheets.release('imports/one')).toBeUndefined();
    expect(await rowsOf(reader!)).toBe(2);
    await reader!.close();
  });

  it('ends the thread of a sheet that is replaced by another', async () => {
    const first = await inspected();
    sheets.keep('imports/one', first);
    sheets.keep('imports/two', await inspected());
    expect(sheets.release('imports/one')).toBeUndefined();
    await expect(rowsOf(first)).rejects.toThrow('ended before the sheet did');
  });

  it('ends the thread of a sheet that no run requests within ten seconds', async () => {
    const reader = await inspected();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    sheets.keep('imports/one', reader);
    jest.advanceTimersByTime(9_999);
    expect(sheets.release('imports/one')).toBe(reader);
    sheets.keep('imports/one', reader);
    jest.advanceTimersByTime(10_000);
    expect(sheets.release('imports/one')).toBeUndefined();
    await expect(rowsOf(reader)).rejects.toThrow('ended before the sheet did');
  });
});
