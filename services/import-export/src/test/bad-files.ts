import { randomBytes } from 'node:crypto';
import * as xlsx from '@e965/xlsx';
import type { ErrorCode } from '@gewerk/contracts';
import { zipOf } from '@gewerk/testing';
import { rawSheet, sheetOf, workbookParts } from './sheets.js';

export interface BadFile {
  fault: string;
  bytes: Buffer;
  code: ErrorCode;
  reason: RegExp;
}

const cells = (...texts: string[]) =>
  texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
const good = `<row r="1">${cells('name', 'city')}</row><row r="2">${cells('Bäckerei Vogel', 'Bayreuth')}</row>`;

/** A compound file with these streams, the container of old Office formats and of encrypted new ones. */
function compound(...streams: string[]): Buffer {
  const file = xlsx.CFB.utils.cfb_new();
  for (const stream of streams) xlsx.CFB.utils.cfb_add(file, `/${stream}`, randomBytes(5_000));
  return Buffer.from(xlsx.CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

/** One file for each reason to reject a whole file, named by its fault. */
export async function badFiles(): Promise<BadFile[]> {
  const sheet = await sheetOf([
    ['name', 'city'],
    ['Bäckerei Vogel', 'Bayreuth'],
  ]);
  const { 'xl/worksheets/sheet1.xml': _, ...withoutSheet } = workbookParts(good);
  return [
    { fault: 'empty', bytes: Buffer.alloc(0), code: 'unprocessable-file', reason: /empty/ },
    {
      fault: 'cut in the middle',
      bytes: sheet.subarray(0, sheet.length >> 1),
      code: 'unprocessable-file',
      reason: /cut off/,
    },
    {
      fault: 'cut by its last bytes',
      bytes: sheet.subarray(0, sheet.length - 30),
      code: 'unprocessable-file',
      reason: /cut off/,
    },
    {
      fault: 'a password-protected .xlsx',
      bytes: compound('EncryptionInfo', 'EncryptedPackage'),
      code: 'unprocessable-file',
      reason: /encrypted/,
    },
    {
      fault: 'an encrypted zip',
      bytes: rawSheet(good, {}, { encrypted: true }),
      code: 'unprocessable-file',
      reason: /encrypted/,
    },
    {
      fault: 'a renamed exe',
      bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000, 7)]),
      code: 'not-a-spreadsheet',
      reason: /msdownload|exe/,
    },
    {
      fault: 'a renamed zip',
      bytes: zipOf({ 'readme.txt': 'hello' }),
      code: 'not-a-spreadsheet',
      reason: /zip archive/,
    },
    {
      fault: 'a renamed csv',
      bytes: Buffer.from('name,city\r\nVogel,Bayreuth\r\n'),
      code: 'not-a-spreadsheet',
      reason: /CSV/,
    },
    {
      fault: 'a csv that begins like a zip',
      bytes: Buffer.from('PKW;Ort\r\n1;2\r\n'),
      code: 'not-a-spreadsheet',
      reason: /CSV/,
    },
    {
      fault: 'an old Word document',
      bytes: compound('WordDocument'),
      code: 'not-a-spreadsheet',
      reason: /text document/,
    },
    {
      fault: 'a zip bomb',
      bytes: zipOf({ ...workbookParts(good), 'xl/bomb.xml': Buffer.alloc(40_000_000) }),
      code: 'unprocessable-file',
      reason: /zip bomb/,
    },
    {
      fault: 'too many parts',
      bytes: zipOf(Object.fromEntries(Array.from({ length: 2_100 }, (_, index) => [`p${index}`, '']))),
      code: 'unprocessable-file',
      reason: /zip bomb/,
    },
    {
      fault: 'too much to unpack',
      bytes: zipOf(Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`p${index}`, ''])), {
        unpackedBytes: 100 * 1024 * 1024,
      }),
      code: 'unprocessable-file',
      reason: /700 MB.*zip bomb/,
    },
    {
      fault: 'a missing sheet',
      bytes: zipOf(withoutSheet),
      code: 'unprocessable-file',
      reason: /sheet1\.xml is missing/,
    },
    {
      fault: 'a wrong checksum',
      bytes: rawSheet(good, {}, { checksum: 1 }),
      code: 'unprocessable-file',
      reason: /damaged/,
    },
    { fault: 'broken XML', bytes: rawSheet('<row><c></row>'), code: 'unprocessable-file', reason: /damaged/ },
    { fault: 'no rows', bytes: rawSheet(''), code: 'unprocessable-file', reason: /header/ },
    {
      fault: 'no header',
      bytes: await sheetOf([
        [1, 2],
        ['Vogel', 'Bayreuth'],
      ]),
      code: 'unprocessable-file',
      reason: /header/,
    },
    {
      fault: 'a header without a name',
      bytes: await sheetOf([
        ['city', 'phone'],
        ['Bayreuth', '1'],
      ]),
      code: 'unprocessable-file',
      reason: /header/,
    },
  ];
}
