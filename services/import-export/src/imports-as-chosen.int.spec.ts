import { getImportResult, previewImport, startImport } from '@gewerk/contracts/bus';
import exceljs from 'exceljs';
import { RunningImportExport } from './test/running-import-export.js';

let running: RunningImportExport;

beforeAll(async () => {
  running = await RunningImportExport.start();
});

afterAll(() => running.close());

const header = ['name', 'category', 'place_id'];

async function twoSheets(): Promise<Buffer> {
  const book = new exceljs.Workbook();
  book.addWorksheet('Alt').addRows([header, ['Maler Alt', 'Maler', 'alt-1']]);
  book
    .addWorksheet('Neu')
    .addRows([
      header,
      ['Parkhaus Mitte', 'parking', 'neu-1'],
      ['Parkhaus Süd', 'parking', 'neu-2'],
      ['Grillplatz', 'bbq', 'neu-3'],
      ['Maler Neu', 'Maler', 'neu-4'],
    ]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

const categories = { parking: 'Parkhaus', bbq: null };

describe('a file read with the operator’s choices', () => {
  it('is previewed with its sheets, its raw categories and their numbers of rows', async () => {
    const file = await twoSheets();
    const first = await running.bus.request(previewImport, { object: await running.upload(file) });
    expect([first.sheetName, first.sheets]).toEqual(['Alt', ['Alt', 'Neu']]);
    const chosen = await running.bus.request(previewImport, {
      object: await running.upload(file),
      sheet: 'Neu',
      categories,
    });
    expect(chosen.categories).toEqual([
      { value: 'parking', rows: 2 },
      { value: 'bbq', rows: 1 },
      { value: 'Maler', rows: 1 },
    ]);
    expect(chosen.rows.map(({ values, outcome }) => [values['category'], outcome])).toEqual([
      ['Parkhaus', 'created'],
      ['Parkhaus', 'created'],
      [undefined, 'error'],
      ['Maler', 'created'],
    ]);
    expect(chosen.forecast).toMatchObject({ rows: 4, created: 3, errors: 1, leftOut: 1 });
  });

  it('is imported accordingly, and skipped rows are in the report with their value', async () => {
    const object = await running.upload(await twoSheets());
    const choice = { sheet: 'Neu', categories };
    const { runId } = await running.bus.request(startImport, { object, fileName: 'zwei.xlsx', ...choice });
    await running.until(runId, ({ finishedAt }) => finishedAt !== null);
    const result = await running.bus.request(getImportResult, { runId });
    expect([result.success, result.imported, result.errors, result.leftOut]).toEqual([true, 3, 1, 1]);
    expect(result.errorReport[0]).toMatchObject({
      row_number: 4,
      code: 'left-out',
      value: 'bbq',
      error: "The row was skipped: the operator chose to skip the category 'bbq'.",
    });
  });

  it('is refused if the chosen sheet is missing, naming it and the existing ones', async () => {
    const object = await running.upload(await twoSheets());
    await expect(
      running.bus.request(startImport, { object, fileName: 'zwei.xlsx', sheet: 'Keins' }),
    ).rejects.toMatchObject({
      code: 'unprocessable-file',
      message: "The file has no sheet 'Keins'. Its sheets are: Alt, Neu.",
      reason: { name: 'file-without-this-sheet', facts: { sheet: 'Keins', sheets: 'Alt, Neu' } },
    });
  });
});
