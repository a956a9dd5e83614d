import * as xlsx from '@e965/xlsx';
import { rawSheet, sheetOf } from '../../test/sheets.js';
import { findTable } from '../find-table.js';
import { openWorkbook } from '../open-workbook.js';
import { describeTable } from '../read-preview.js';
import { readBatches } from '../batches/read-batches.js';

const valuesOf = async (bytes: Buffer, kind: 'xlsx' | 'xls' = 'xlsx') => {
  const { rows } = await describeTable(await findTable(await openWorkbook(kind, bytes)));
  return rows.map(({ values }) => values);
};
const linked = (text: string, hyperlink: string) => ({ text, hyperlink });
const header = ['Name', 'Website', 'E-Mail', 'Ort'];

describe('a text with a link behind it', () => {
  it('is read as the address if its column contains addresses', async () => {
    const bytes = await sheetOf([
      header,
      [
        linked('Maler Moll', 'https://maps.example.com/moll'),
        linked('Seite', 'https://moll.example.de/?a=1&b=2'),
        linked('Mail', 'mailto:info%40moll.example.de?subject=Hallo'),
        'Krems',
      ],
      ['Maler Ohne', 'ohne.example.de', null, 'Krems'],
    ]);
    expect(await valuesOf(bytes)).toEqual([
      {
        name: 'Maler Moll',
        website: 'https://moll.example.de/?a=1&b=2',
        email: 'info@moll.example.de',
        city: 'Krems',
      },
      { name: 'Maler Ohne', website: 'ohne.example.de', city: 'Krems' },
    ]);
  });

  it('that is an address itself is read as displayed', async () => {
    const bytes = await sheetOf([
      header,
      [
        'A',
        linked('www.a.example.de', 'https://other.example.com'),
        linked('a@a.de', 'mailto:b@b.de'),
        'Hof',
      ],
    ]);
    expect(await valuesOf(bytes)).toMatchObject([{ website: 'www.a.example.de', email: 'a@a.de' }]);
  });

  it.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'mailto:a@a.de',
    'https://',
    `https://a.example.de/${'x'.repeat(3_000)}`,
  ])('is not read as %.30s', async (link) => {
    const bytes = await sheetOf([header, ['A', linked('Seite', link), linked('Mail', link), 'Hof']]);
    const [values] = await valuesOf(bytes);
    expect(values).toMatchObject({ website: 'Seite' });
  });

  it('that a formula creates is read in the same way', async () => {
    const formula = 'HYPERLINK("https://moll.example.de/?a=1&amp;b=2","Seite")';
    const bytes = rawSheet(
      `<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="B1" t="inlineStr"><is><t>Website</t></is></c></row>` +
        `<row r="2"><c r="A2" t="inlineStr"><is><t>Moll</t></is></c><c r="B2" t="str"><f>${formula}</f><v>Seite</v></c></row>`,
    );
    expect(await valuesOf(bytes)).toEqual([{ name: 'Moll', website: 'https://moll.example.de/?a=1&b=2' }]);
  });

  it('includes the part of its address after #, which a workbook stores separately', async () => {
    const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const bytes = rawSheet('', {
      'xl/worksheets/sheet1.xml':
        `<worksheet><sheetData><row r="1">${cell('A1', 'Name')}${cell('B1', 'reviews_link')}</row>` +
        `<row r="2">${cell('A2', 'Moll')}${cell('B2', 'Bewertungen')}</row></sheetData>` +
        `<hyperlinks><hyperlink ref="B2" r:id="l1" location="lrd=0x1,1&amp;ü" display="a &gt; b"/></hyperlinks></worksheet>`,
      'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="l1" Target="https://g.example.com/search?q=moll" TargetMode="External"/></Relationships>`,
    });
    expect(await valuesOf(bytes)).toEqual([
      { name: 'Moll', reviewsLink: 'https://g.example.com/search?q=moll#lrd=0x1,1&ü' },
    ]);
  });

  it('is read in the same way from an .xls', async () => {
    const sheet = xlsx.utils.aoa_to_sheet([header, ['Moll', 'Seite', '', 'Krems']]);
    const cell: unknown = sheet['B2'];
    Object.assign(cell as object, { l: { Target: 'https://moll.example.de/' } });
    const book = xlsx.utils.book_new();
    xlsx.utils.book_append_sheet(book, sheet, 'places');
    const bytes = Buffer.from(xlsx.write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array);
    expect(await valuesOf(bytes, 'xls')).toMatchObject([{ website: 'https://moll.example.de/' }]);
  });

  it('of a faulty row is returned as the address', async () => {
    const bytes = await sheetOf([header, [null, linked('Seite', 'https://moll.example.de'), null, 'Krems']]);
    const table = await findTable(await openWorkbook('xlsx', bytes));
    const failed: unknown[] = [];
    for await (const batch of readBatches(table)) failed.push(...batch.failed.map(({ cells }) => cells));
    expect(failed).toEqual([[null, 'https://moll.example.de', null, 'Krems']]);
  });
});
