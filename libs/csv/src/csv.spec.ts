import { duplicateRow, errorRow, importReportHead, noteRow } from './import-report.js';
import { csvHead, csvRow } from './csv-row.js';
import { disarmFormula, restoreFormula } from './formula.js';

describe('a row of CSV', () => {
  it.each([
    [['a', 1, null, undefined, -2.5], 'a,1,,,-2.5\r\n'],
    [['a,b', 'say "hi"', 'two\nlines', 'cr\rhere'], '"a,b","say ""hi""","two\nlines","cr\rhere"\r\n'],
    [['a;b', ' padded ', ''], 'a;b, padded ,\r\n'],
    [[], '\r\n'],
  ])('quotes the cells of %j only where necessary', (cells, row) => {
    expect(csvRow(cells)).toBe(row);
  });

  it.each([
    '=1+1',
    '+49',
    '-x',
    '@sum',
    '＝1+1',
    '＋49',
    '－x',
    '＠sum',
    '\tx',
    '\rx',
    ' =1+1',
    "'=x",
    "''-1",
  ])('disarms %j as a formula, and restores it', (text) => {
    expect(disarmFormula(text)).toBe(`'${text}`);
    expect(restoreFormula(disarmFormula(text))).toBe(text);
  });

  // In a comma-separated file, a German Excel ends cells at semicolons, and rows at line ends within cells.
  it.each([
    ['Müller;=1+1', "Müller;'=1+1"],
    ['Müller; @SUM(A1)', "Müller;' @SUM(A1)"],
    ['Guten Tag,\n=HYPERLINK(A1)\r-1+1', "Guten Tag,\n'=HYPERLINK(A1)\r'-1+1"],
    ["\t=1;'=2;;+3", "'\t'=1;''=2;;'+3"],
    ['\n=x', "'\n'=x"],
    // Excel reads a doubled quotation mark there as an empty text in quotes, followed by the formula.
    ['Müller;"=1+1;x', `Müller;'"=1+1;x`],
    ['Guten Tag,\n" =1+1\n', `Guten Tag,\n'" =1+1\n`],
    [`Müller;'"-1;""@SUM(A1);`, `Müller;''"-1;'""@SUM(A1);`],
  ])('disarms the formulas within %j, and restores them', (text, disarmed) => {
    expect(disarmFormula(text)).toBe(disarmed);
    expect(restoreFormula(disarmed)).toBe(text);
  });

  it.each(["'s Gravenhage", 'a=1', '', "'", 'Mo; Di - Fr', 'a,=1', '"=1+1', `'"=1`, 'a; "=1', 'a;"b" =1'])(
    'does not change %j',
    (text) => {
      expect(disarmFormula(text)).toBe(text);
      expect(restoreFormula(text)).toBe(text);
    },
  );
});

it('begins a file with a byte order mark', () => {
  expect(csvHead(['Domain', 'Anzahl'])).toBe('\ufeffDomain,Anzahl\r\n');
});

it('writes an import report', () => {
  const report =
    importReportHead() +
    duplicateRow({ row_number: 3, name: '=Bäcker', place_id: 'p-1' }) +
    errorRow({ row_number: 4, error: 'The name is missing, or so.' }) +
    noteRow({ row_number: 5, code: 'invalid', field: 'rating', value: '9', result: null, note: 'left out' });
  expect(report.split('\r\n')).toEqual([
    '\ufeffreport,row_number,name,place_id,error,field,value,result,note',
    "duplicate,3,'=Bäcker,p-1,,,,,",
    'error,4,,,"The name is missing, or so.",,,,',
    'note,5,,,,rating,9,,left out',
    '',
  ]);
});
