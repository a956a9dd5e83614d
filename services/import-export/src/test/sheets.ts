import { zipOf, type ZipOptions } from '@gewerk/testing';
import exceljs from 'exceljs';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (entries: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries}</Relationships>`;

/** The parts of the smallest workbook around one worksheet's XML. */
export function workbookParts(
  sheetData: string,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations(
      `<Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/>`,
    ),
    'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="one" sheetId="1" r:id="s1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      `<Relationship Id="s1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>` +
        `<Relationship Id="s2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/>` +
        `<Relationship Id="s3" Type="${RELATIONS}/styles" Target="styles.xml"/>`,
    ),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    ...more,
  };
}

export const rawSheet = (
  sheetData: string,
  more: Readonly<Record<string, string>> = {},
  options: ZipOptions = {},
) => zipOf(workbookParts(sheetData, more), options);

/** An .xlsx as a spreadsheet program writes it, from rows of values. */
export async function sheetOf(rows: readonly (readonly exceljs.CellValue[])[]): Promise<Buffer> {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('places');
  for (const row of rows) sheet.addRow([...row]);
  return Buffer.from(await book.xlsx.writeBuffer());
}
