import { buffer } from 'node:stream/consumers';
import { forgetImportedPlaces, getImportResult, prepareFailedRows, startImport } from '@gewerk/contracts/bus';
import exceljs from 'exceljs';
import { RunningImportExport } from './test/running-import-export.js';

let running: RunningImportExport;

beforeAll(async () => {
  running = await RunningImportExport.start();
});

afterAll(() => running.close());

async function failedRows(
  runId: string,
  language?: 'de' | 'tr',
): Promise<{ fileName: string; file: Buffer; rows: unknown[][] }> {
  const { object, fileName } = await running.bus.request(prepareFailedRows, { runId, language });
  const file = await buffer((await running.files.get(object)).content);
  const book = new exceljs.Workbook();
  await book.xlsx.load(file as unknown as ArrayBuffer);
  const rows: unknown[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  return { fileName, file, rows };
}

/** The sheet with a cell of its first failed row corrected. */
async function corrected(file: Buffer, column: number, value: string): Promise<Buffer> {
  const book = new exceljs.Workbook();
  await book.xlsx.load(file as unknown as ArrayBuffer);
  const cell = book.worksheets[0]?.getCell(2, column);
  if (cell) cell.value = value;
  return Buffer.from(await book.xlsx.writeBuffer());
}

describe('rows that an import rejected', () => {
  it('are returned as a sheet with the reason, and are accepted once they are corrected', async () => {
    const runId = await running.begin([
      ['Firma', 'Ort', 'Notiz', 'Telefon', 'place_id'],
      ['Maler Gut', 'Bayreuth', 'a', '0921 1', 'ret-1'],
      [null, '=Krems', 'b', '+49 921 2', 'ret-2'],
    ]);
    expect(await running.ended(runId)).toMatchObject({ imported: 1, errors: 1, returnable: 1 });
    const result = await running.bus.request(getImportResult, { runId });
    expect(result.returnable).toBe(1);
    const { fileName, file, rows } = await failedRows(runId);
    expect(fileName).toBe('places_errors.xlsx');
    const reason = expect.stringContaining('name is missing') as unknown;
    expect(rows).toEqual([
      ['Firma', 'Ort', 'Notiz', 'Telefon', 'place_id', 'import_error'],
      // The import does not read the column 'Notiz'; a value that a spreadsheet program would run as a
      // formula is disarmed.
      [undefined, "'=Krems", undefined, "'+49 921 2", 'ret-2', reason],
    ]);
    const sent: unknown[] = [];
    running.directory.before = ({ rows: stored }) => {
      sent.push(...stored.map(({ business }) => business));
      return Promise.resolve();
    };
    const again = await running.begin(await corrected(file, 1, 'Maler Besser'));
    expect(await running.ended(again)).toMatchObject({ imported: 1, errors: 0 });
    running.directory.calm();
    expect(sent).toMatchObject([
      { name: 'Maler Besser', placeId: 'ret-2', city: '=Krems', phone: '+49 921 2' },
    ]);
  });

  it('explain what is wrong in the requested language', async () => {
    const runId = await running.begin([
      ['name', 'city', 'place_id'],
      [null, 'Krems', 'ret-language'],
      ['x'.repeat(301), 'Krems', 'ret-language-2'],
    ]);
    await running.ended(runId);
    const reasons = async (language: 'de' | 'tr') =>
      (await failedRows(runId, language)).rows.slice(1).map((row) => row.at(-1));
    const quoted = `${'x'.repeat(60)}…`;
    expect(await reasons('de')).toEqual([
      'Name des Betriebs fehlt.',
      `Name des Betriebs: „${quoted}“ ist zu lang.`,
    ]);
    expect(await reasons('tr')).toEqual(['İşletme adı eksik.', `İşletme adı: “${quoted}” çok uzun.`]);
  });

  it('have headers that match the operator’s mapping of their columns', async () => {
    const object = await running.upload([
      ['Wer', 'Wo', 'Was'],
      [null, 'Krems', 'Maler'],
    ]);
    const columns = { name: 0, city: 1, category: 2 };
    const { runId } = await running.bus.request(startImport, { object, fileName: 'wer.xlsx', columns });
    await running.ended(runId);
    const { file, rows } = await failedRows(runId);
    expect(rows[0]).toEqual(['name', 'city', 'category', 'import_error']);
    const again = await running.begin(await corrected(file, 1, 'Maler Wo'));
    expect(await running.ended(again)).toMatchObject({ imported: 1, errors: 0 });
  });

  it('are deleted at a person’s request, and are then reported as not found', async () => {
    const runId = await running.begin([
      ['name', 'city', 'place_id'],
      [null, 'Krems', 'ret-person'],
    ]);
    await running.ended(runId);
    const { object } = await running.bus.request(prepareFailedRows, { runId });
    await running.bus.request(forgetImportedPlaces, { placeIds: ['ret-person'] });
    await expect(running.files.get(object)).rejects.toMatchObject({ code: 'file-not-found' });
    await expect(running.bus.request(prepareFailedRows, { runId })).rejects.toMatchObject({
      code: 'file-not-found',
    });
  });
});
