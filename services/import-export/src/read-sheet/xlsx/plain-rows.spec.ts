import fc from 'fast-check';
import type { SheetRow } from '../cell.js';
import { PlainRows } from './plain-rows.js';
import { RowCollector } from './row-collector.js';
import { StringTable } from './string-table.js';
import { parseXml } from './xml-events.js';

const strings = new StringTable();
strings.add('Maler & Söhne');

interface Reading {
  rows: SheetRow[];
  fault?: string;
  /** The text that the filter left to the parser; empty without the filter. */
  parsed: string;
}

/** Reads a worksheet in pieces of the given size in bytes. */
async function readIn(xml: string, size: number, isFiltered: boolean): Promise<Reading> {
  const bytes = Buffer.from(xml);
  const collector = new RowCollector({ strings, dateStyles: [false, true], date1904: false }, undefined);
  const reading: Reading = { rows: [], parsed: '' };
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += size)
      yield await Promise.resolve(bytes.subarray(at, at + size));
  }
  const filter = (parse: (text: string) => void) =>
    new PlainRows(collector, (text) => {
      reading.parsed += text;
      parse(text);
    });
  const events = parseXml('sheet1.xml', pieces(), collector, ...(isFiltered ? [filter] : []));
  try {
    while (!(await events.next()).done);
  } catch (error) {
    reading.fault = (error as Error).message;
  }
  reading.rows = collector.drain();
  return reading;
}

const sheetOf = (rows: string): string => `<worksheet><cols/><sheetData>${rows}</sheetData><x/></worksheet>`;

const PLAIN = [
  '<row r="2" spans="1:25" x14ac:dyDescent="0.25"><c r="A2" t="str"><v>Weiß &amp; Söhne &lt;1&gt; &quot;&apos;</v></c></row>',
  '<row r="7"><c r="A7" s="1"><v>46000</v></c><c r="B7" s="0"><v>4.5</v></c><c r="AB7" t="s"><v>0</v></c></row>',
  '<row><c t="inlineStr"><is><t xml:space="preserve"> eins\nzwei </t></is></c><c/><c t="b"><v>1</v></c></row>',
  '<row r="9" ht="15.5" customHeight="1"/>',
  '<row r="10"><c r="A10"/><c t="str"><v></v></c><c t="e"><v>#N/A</v></c><c t="str"><v>𝄞 _x000D_</v></c></row>',
  '<row></row>',
] as const;

const OTHERWISE = [
  '<!-- <row r="3"><c r="A3"><v>1</v></c></row> -->',
  '<row r="3"><c r="A3"><f>1+1</f><v>2</v></c></row>',
  "<row r='3'><c r='A3'><v>3</v></c></row>",
  '<row r="3"><c t="str" r="A3"><v>turned</v></c></row>',
  '<row r="3"><c r="A3" t="str"><v><![CDATA[</row> & so]]></v></c></row>',
  '<row r="3"><c r="A3" t="inlineStr"><is><r><t>rich</t></r><rPh><t>x</t></rPh></is></c></row>',
  '<row r="3"> <c r="A3" t="str"><v>&#228;\r\n</v></c></row>',
  '<x:row r="3"><x:c r="A3"><x:v>5</x:v></x:c></x:row>',
  '</sheetData><sheetData>',
  '\n',
] as const;

const BROKEN = [
  '<row r="3"><c r="A3" t="str"><v>&unknown;</v></c></row>',
  '<row r="3"><c r="A3" t="str"><v>]]></v></c></row>',
  '<row r="3"><c r="A3" t="str"><v>\u0001</v></c></row>',
  '<row r="3"><c r="A3" t="str"><v>\uffff</v></c></row>',
  '<row r="3"><c r="A3"><v>1</v></row>',
  '<row r="3"><c r="A3"><v>1</v></c>',
  '<row r="3"><c r="A3"><v>a & b</v></c></row>',
] as const;

describe('rows in the usual form', () => {
  it('are read without the parser, which gets everything else', async () => {
    const { rows, parsed } = await readIn(sheetOf(PLAIN.join('')), 64, true);
    expect(parsed).toBe(sheetOf(''));
    expect(rows).toEqual([
      { number: 2, cells: ['Weiß & Söhne <1> "\''] },
      { number: 7, cells: ['2025-12-09', 4.5, ...Array<null>(25).fill(null), 'Maler & Söhne'] },
      { number: 8, cells: [' eins\nzwei ', null, true] },
      { number: 10, cells: [null, null, '#N/A', '𝄞 \r'] },
    ]);
  });

  it('and all others give the same result as with the parser alone, in pieces of any size', async () => {
    const row = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...PLAIN) },
      { weight: 2, arbitrary: fc.constantFrom(...OTHERWISE) },
      { weight: 1, arbitrary: fc.constantFrom(...BROKEN) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 8 }),
        fc.integer({ min: 1, max: 300 }),
        async (all, size) => {
          const xml = sheetOf(all.join(''));
          const { rows, fault } = await readIn(xml, size, true);
          const alone = await readIn(xml, size, false);
          expect(fault).toBe(alone.fault);
          if (fault === undefined) expect(rows).toEqual(alone.rows);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each(BROKEN)('are refused if the parser refuses them: %j', async (row) => {
    const { fault } = await readIn(sheetOf(PLAIN[0] + row), 50, true);
    expect(fault).toMatch(/sheet1\.xml/);
  });

  it.each([
    `<worksheet><!-- <sheetData>${PLAIN[0]}--><sheetData>${PLAIN[1]}</sheetData></worksheet>`,
    `<worksheet><sheetData x="1"><!-- <sheetData>${PLAIN[0]}-->${PLAIN[1]}</sheetData></worksheet>`,
    `<worksheet><note><![CDATA[<sheetData>${PLAIN[0]}]]></note><sheetData>${PLAIN[1]}</sheetData></worksheet>`,
  ])('are ignored within a comment or a CDATA section: %j', async (xml) => {
    const { rows, fault } = await readIn(xml, 40, true);
    expect(fault).toBeUndefined();
    expect(rows.map(({ number }) => number)).toEqual([7]);
  });

  it('longer than a megabyte are left to the parser', async () => {
    const long = `<row r="2"><c r="A2" t="str"><v>${'lang '.repeat(300_000)}</v></c></row>`;
    const { rows, parsed } = await readIn(sheetOf(PLAIN[0] + long + PLAIN[1]), 100_000, true);
    expect(parsed).toContain('<row r="2"><c r="A2" t="str"><v>lang');
    expect(rows.map(({ number }) => number)).toEqual([2, 2, 7]);
  });
});
