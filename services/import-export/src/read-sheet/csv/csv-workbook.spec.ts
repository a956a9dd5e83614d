import { detectKind, openWorkbook } from '../open-workbook.js';
import { findTable } from '../find-table.js';
import { readBatches } from '../batches/read-batches.js';

async function businessesOf(bytes: Buffer): Promise<unknown[]> {
  const table = await findTable(await openWorkbook(await detectKind(bytes, 'Betriebe.CSV'), bytes));
  const businesses: unknown[] = [];
  for await (const { rows } of readBatches(table)) {
    const read = JSON.parse(`[${Buffer.from(rows).toString()}]`) as { row: number; business: unknown }[];
    businesses.push(...read);
  }
  return businesses;
}

const lines = (separator: string): string =>
  [
    ['Name', 'Ort', 'PLZ', 'Beschreibung'],
    ['Bäckerei "Müller"', 'Dresden', '01067', `viel${separator} mehr\nzwei Zeilen`],
    ['Maler Öz', 'Köln', '50667', ''],
  ]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
    .join('\r\n');

const expected = (separator: string) => [
  {
    row: 2,
    business: {
      name: 'Bäckerei "Müller"',
      city: 'Dresden',
      postalCode: '01067',
      description: `viel${separator} mehr\nzwei Zeilen`,
    },
  },
  { row: 3, business: { name: 'Maler Öz', city: 'Köln', postalCode: '50667' } },
];

const encodings: readonly (readonly [string, (text: string) => Buffer])[] = [
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-8 with its mark', (text) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16, little end first', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, big end first', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['UTF-16 without its mark, little end first', (text) => Buffer.from(text, 'utf16le')],
  ['UTF-16 without its mark, big end first', (text) => Buffer.from(text, 'utf16le').swap16()],
  ['UTF-8 with zeros in it', (text) => Buffer.from(text.replace('Maler', '\0Maler\0'))],
  ['Windows-1252', (text) => Buffer.from(text, 'latin1')],
];

it.each(
  encodings.flatMap(([name, encode]) => [',', ';', '\t'].map((separator) => ({ name, encode, separator }))),
)('a text named .csv is read in $name, separated by $separator', async ({ encode, separator }) => {
  expect(await businessesOf(encode(lines(separator)))).toEqual(expected(separator));
});

it('a text in Windows-1254, as Excel writes it in Turkey, keeps its Turkish letters', async () => {
  const latin = Buffer.from('Name;Ort;Adresse\r\nIþýk Oðullarý;Ýzmir;Þiþli', 'latin1');
  expect(await businessesOf(latin)).toEqual([
    { row: 2, business: { name: 'Işık Oğulları', city: 'İzmir', address: 'Şişli' } },
  ]);
});

it('a CSV file has no sheet name', async () => {
  const bytes = Buffer.from(lines(','));
  const { sheets } = await openWorkbook(await detectKind(bytes, 'a.csv'), bytes);
  expect(sheets.map(({ name }) => name)).toEqual(['']);
});

it('a text with another extension, and binary data named .csv, are refused', async () => {
  await expect(detectKind(Buffer.from(lines(';')), 'Betriebe.xlsx')).rejects.toMatchObject({
    code: 'not-a-spreadsheet',
    message: expect.stringContaining('plain text (such as CSV)') as unknown,
  });
  const bytes = [
    [1, 0, 2, 0],
    [0x4e, 0, 0, 0, 0x61, 0, 0, 0],
    [0x4e, 0, 0x61, 0, 0],
    [0x4e, 0, 0, 0xd8, 0x61, 0],
    [0x4e, 0, 0xff],
    [0x4e, 0x61, 0, 7],
    [0x4e, 0x61, 0, 0, 0, 0],
  ];
  for (const each of bytes) {
    await expect(detectKind(Buffer.from(each), 'a.csv')).rejects.toMatchObject({ code: 'not-a-spreadsheet' });
  }
  await expect(openWorkbook('csv', Buffer.from(' \n'))).rejects.toMatchObject({ code: 'unprocessable-file' });
});

it('rows are read as in spreadsheet programs, whatever their quotes and line endings', async () => {
  const text = [
    'sep=;\r\nName;Ort;Beschreibung\r\n',
    'Maler "Moll";Krems;"eins" zwei\n',
    '\n',
    ' ;\u00a0;" "\r',
    '"Maler ""Mohn""";"Krems";"a;b\r\nc"\r',
    ';;\r\n',
    'Maler Mohr;Krems;"nicht ""zu;\nEnde',
  ].join('');
  expect(await businessesOf(Buffer.from(text))).toEqual([
    { row: 2, business: { name: 'Maler "Moll"', city: 'Krems', description: 'eins zwei' } },
    { row: 5, business: { name: 'Maler "Mohn"', city: 'Krems', description: 'a;b\nc' } },
    { row: 7, business: { name: 'Maler Mohr', city: 'Krems', description: 'nicht "zu;\nEnde' } },
  ]);
});
