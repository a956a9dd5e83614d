import { randomBytes, randomInt } from 'node:crypto';
import { IMPORT_FIELD } from '@gewerk/contracts/http';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { isAlive } from '@gewerk/engines';
import { zipOf, type ZipOptions } from '@gewerk/testing';
import { Attempts, type Family } from './attempts.js';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const ANSWER_WITHIN_MS = 130_000;
/** Time limit for a sheet, in seconds: the hardest takes about 7 s on two cores with nothing else running. */
const SLOWEST_S = 40;
const MB = 1024 * 1024;
const LOOT = /root:[^:]*:0:|FORMULA RAN/;

const relations = (...entries: [id: string, type: string, target: string][]): string =>
  `<Relationships>${entries.map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/** The smallest workbook around the content of one worksheet. */
const partsOf = (
  sheet: string,
  more: Record<string, string | Buffer> = {},
): Record<string, string | Buffer> => ({
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': relations(['r1', 'officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="one" sheetId="1" r:id="s1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    ['s1', 'worksheet', 'worksheets/sheet1.xml'],
    ['s2', 'sharedStrings', 'sharedStrings.xml'],
  ),
  'xl/worksheets/sheet1.xml': sheet,
  ...more,
});
const rows = (content: string): string => `<worksheet><sheetData>${content}</sheetData></worksheet>`;
const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
/** Cells that compress too poorly to be taken for a zip bomb. */
const numbers = (count: number): string =>
  Array.from({ length: count }, () => `<c><v>${randomInt(1_000_000)}</v></c>`).join('');
const HEAD = `<row>${cell('name')}${cell('city')}</row>`;
const GOOD = `${HEAD}<row>${cell('Maler Moll')}${cell('Krems')}</row>`;
const book = (sheet: string, more = {}, options: ZipOptions = {}): Buffer =>
  zipOf(partsOf(sheet, more), options);
const entity = (declared: string, used = '&x;'): string =>
  `<!DOCTYPE w [${declared}]>${rows(`${HEAD}<row>${cell(used)}${cell('Krems')}</row>`)}`;
const laughs = Array.from({ length: 12 }, (_, n) => `<!ENTITY x${n + 1} "${`&x${n};`.repeat(10)}">`).join('');
const formula = (text: string): string => `<c t="str"><f>${text}</f><v>x</v></c>`;

/** Malformed sheets, by their fault. */
const SHEETS: Readonly<Record<string, () => Buffer>> = {
  'a part that unpacks to 400 MB': () => book(rows(GOOD), { 'xl/bomb.xml': Buffer.alloc(400 * MB) }),
  'a worksheet that unpacks to 200 MB': () => book(rows(HEAD + ' '.repeat(200 * MB))),
  'shared strings of 200 MB': () =>
    book(rows(GOOD), { 'xl/sharedStrings.xml': `<sst>${' '.repeat(200 * MB)}</sst>` }),
  'a zip within a zip': () => book(rows(GOOD), { 'xl/inner.zip': zipOf({ 'a.bin': Buffer.alloc(50 * MB) }) }),
  'sizes that are lies': () => book(rows(GOOD), {}, { unpackedBytes: 10 }),
  'sizes of 4 GB': () => book(rows(GOOD), {}, { unpackedBytes: 0xff_ff_ff_fe }),
  '20,000 parts': () => zipOf(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`p${n}`, '']))),
  'parts that climb': () =>
    book(rows(GOOD), { '../../../../tmp/gewerk-climbed': 'x', '/etc/gewerk-climbed': 'x' }),
  'a wrong checksum': () => book(rows(GOOD), {}, { checksum: 1 }),
  'an entity that is a file': () => book(entity('<!ENTITY x SYSTEM "file:///etc/passwd">')),
  'an entity that is an address': () => book(entity('<!ENTITY x SYSTEM "http://127.0.0.1:1/">')),
  'an outer definition': () => book(entity('<!ENTITY % x SYSTEM "file:///etc/passwd"> %x;', 'x')),
  'a billion laughs': () => book(entity(`<!ENTITY x0 "ha">${laughs}`, '&x12;')),
  'one long entity, often': () => book(entity(`<!ENTITY x "${'h'.repeat(50_000)}">`, '&x;'.repeat(20_000))),
  'entities in shared strings': () =>
    book(rows(`${HEAD}<row><c t="s"><v>0</v></c></row>`), {
      'xl/sharedStrings.xml':
        '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><sst><si><t>&x;</t></si></sst>',
    }),
  'a million cells': () =>
    book(rows(HEAD + Array.from({ length: 1_000 }, () => `<row>${numbers(1_000)}</row>`).join(''))),
  'a row of 200,000 cells': () => book(rows(`${HEAD}<row>${numbers(200_000)}</row>`)),
  'a million empty rows': () => book(rows(HEAD + '<row/>'.repeat(1_000_000))),
  '100,000 nested elements': () => book(rows(HEAD + '<a>'.repeat(100_000))),
  'an element with 50,000 attributes': () =>
    book(rows(`${HEAD}<row ${Array.from({ length: 50_000 }, (_, n) => `a${n}="x"`).join(' ')}/>`)),
  'a cell of 8 MB': () =>
    book(rows(`${HEAD}<row>${cell(randomBytes(4 * MB).toString('hex'))}${cell('Krems')}</row>`)),
  'cells at impossible places': () =>
    book(rows('<row r="99999999999"><c r="ZZZZZZZ99999999999"><v>1</v></c></row>')),
  'formulas that fetch and run': () =>
    book(
      rows(
        `${HEAD}<row>${formula('WEBSERVICE("http://127.0.0.1:1/")')}${formula("cmd|'/c echo FORMULA RAN'!A0")}</row>`,
      ),
    ),
  'noise after a right beginning': () => Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(2 * MB)]),
  'an old workbook of noise': () =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(512 * 1024)]),
};

/**
 * Malformed or oversized sheets (zip bombs, repeated or deeply nested elements, entity expansion and the
 * like): each must be read or refused in time, and the service must survive.
 */
export const sheets: Family = {
  name: 'sheets',
  async run({ url, headers, system, say }) {
    const attempts = new Attempts();
    for (const [name, make] of Object.entries(SHEETS)) {
      const form = new FormData();
      form.append(IMPORT_FIELD, new Blob([new Uint8Array(make())]), 'sheet.xlsx');
      const reader = system.processOf('import-export');
      const from = performance.now();
      const answer = await fetch(`${url}${panelEndpoints.importPreview.path}`, {
        method: 'POST',
        headers,
        body: form,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const text = await answer.text();
      const seconds = (performance.now() - from) / 1_000;
      const isWon = LOOT.test(text) || !isAlive(reader) || answer.status > 500 || seconds > SLOWEST_S;
      say(
        `${name}: ${answer.status} after ${seconds.toFixed(1)} s${isWon ? ` WON ${text.slice(0, 200)}` : ''}`,
      );
      attempts.note(name, { isWon, status: answer.status });
    }
    return attempts;
  },
};
