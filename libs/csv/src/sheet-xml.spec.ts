import { zipOf } from '@gewerk/testing';
import exceljs from 'exceljs';
import { SHEET_END, SHEET_PART, sheetHead, sheetRow, workbookParts } from './sheet-xml.js';

async function read(headers: readonly string[], rows: readonly Parameters<typeof sheetRow>[1][]) {
  const written = rows.map((cells, at) => sheetRow(at + 2, cells));
  const sheetPart = [sheetHead(headers), ...written, SHEET_END].join('');
  const file = zipOf({ ...workbookParts, [SHEET_PART]: sheetPart });
  const book = new exceljs.Workbook();
  await book.xlsx.load(file as unknown as ArrayBuffer);
  const sheet = book.worksheets[0];
  const cells: unknown[][] = [];
  sheet?.eachRow((row) => cells.push((row.values as unknown[]).slice(1)));
  return { cells, sheet };
}

describe('the pieces of a sheet', () => {
  it('form a workbook whose cells contain the given values', async () => {
    const texts = ['Müller & <Söhne> "Ä"', ' Rand ', 'Zeile\nzwei', '01067', '🔧'];
    const { cells, sheet } = await read(
      ['name', 'n', ...texts],
      [
        ['Maler', 4.5, ...texts],
        [null, 0, undefined, ''],
      ],
    );
    expect(cells).toEqual([
      ['name', 'n', ...texts],
      ['Maler', 4.5, ...texts],
      [undefined, 0],
    ]);
    expect(sheet?.getCell('A1').font.bold).toBe(true);
    expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  });

  it('escape text that a spreadsheet program would take for an escape', () => {
    expect(sheetRow(2, ['a_x0041_b', 'ende\r'])).toMatch(/>a_x005F_x0041_b<.*>ende_x000D_</);
  });

  it('support more than 26 columns, and replace characters that are invalid in XML', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `c${at}`);
    const { cells } = await read(many, [many.map((name) => `${name}\u0000\u001b\ud800`)]);
    expect(cells[1]).toEqual(many.map((name) => `${name}\ufffd`));
  });

  it('ADM-EXPORT-01 contain no cell that a spreadsheet would run', async () => {
    const { cells } = await read(['a'], [['=1+1'], ['@home'], ['＝cmd'], ["'=A1"]]);
    expect(cells.slice(1).flat()).toEqual(["'=1+1", "'@home", "'＝cmd", "''=A1"]);
  });

  it('shorten a list and omit a structure that exceed a cell, with a note in the cell', async () => {
    const link = 'https://bilder.example/foto.jpg';
    const links = Array.from({ length: 2_000 }, () => link).join(' ');
    const structure = JSON.stringify(['x'.repeat(40_000)]);
    const { cells } = await read(['photos', 'about'], [[links, structure]]);
    const [photos = '', about] = cells[1] as string[];
    expect(about).toBe('(40004 more characters do not fit here; the CSV export has them)');
    expect(photos.length).toBeLessThanOrEqual(32_767);
    const [, kept = '', left] =
      /^(.*) \((\d+) more characters do not fit here; the CSV export has them\)$/.exec(photos) ?? [];
    expect(new Set(kept.split(' '))).toEqual(new Set([link]));
    expect(kept.length + Number(left)).toBe(links.length);
  });
});
