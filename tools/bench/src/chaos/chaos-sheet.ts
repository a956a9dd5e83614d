import exceljs from 'exceljs';
import { randomNumbers, sheetColumns, sheetRow } from '../sheet-rows.js';

const SEED = 4_711;
const COLUMN = {
  name: sheetColumns.indexOf('name'),
  latitude: sheetColumns.indexOf('latitude'),
  placeId: sheetColumns.indexOf('place_id'),
};
/**
 * Intervals, in rows, at which a row repeats an earlier row's place, has no name, or has an invalid latitude.
 */
const EVERY = { repeat: 29, nameless: 37, astray: 53 };
const REPEATS_ROW_BEFORE = 20;

/**
 * Letters that occur only in the names and place ids of one sheet; all marks have the same length, so that
 * sheets differ in nothing else.
 */
export type Mark = string;

/** No vowels, since 'ae' would be folded to 'a' in the index. */
const LETTERS = 'bcdfghjklmnpqrstvwxz';

/** The mark of the sheet with this number, 0 to 399. */
export function markOf(number: number): Mark {
  const letter = (value: number) => LETTERS[value % LETTERS.length] ?? '';
  return `zqx${letter(Math.floor(number / LETTERS.length))}${letter(number)}`;
}

/**
 * Writes a sheet of businesses with faulty and repeated rows. Two sheets of the same size differ only in
 * their marks, so that an undisturbed import of one shows the expected outcome of the other.
 */
export async function makeChaosSheet(file: string, mark: Mark, rows: number): Promise<void> {
  const book = new exceljs.stream.xlsx.WorkbookWriter({
    filename: file,
    useSharedStrings: false,
    useStyles: false,
  });
  const sheet = book.addWorksheet('places');
  sheet.addRow([...sheetColumns]).commit();
  const random = randomNumbers(SEED);
  const placeIds: unknown[] = [];
  for (let index = 0; index < rows; index += 1) {
    const cells: unknown[] = sheetRow(index, random);
    cells[COLUMN.name] = index % EVERY.nameless === 1 ? '' : `${String(cells[COLUMN.name])} ${mark}`;
    if (index % EVERY.astray === 2) cells[COLUMN.latitude] = 'north of here';
    const isRepeat = index % EVERY.repeat === 3 && index >= REPEATS_ROW_BEFORE;
    placeIds[index] = isRepeat
      ? placeIds[index - REPEATS_ROW_BEFORE]
      : `ChIJ${mark}_${index.toString(36).padStart(6, '0')}`;
    cells[COLUMN.placeId] = placeIds[index];
    sheet.addRow(cells).commit();
  }
  sheet.commit();
  await book.commit();
}
