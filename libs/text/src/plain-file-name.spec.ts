import { plainFileName } from './plain-file-name.js';

describe('the displayed name of a file', () => {
  it.each([
    ['Betriebe Nürnberg (2).xlsx', 'Betriebe Nürnberg (2).xlsx'],
    ['\u202evsc.exe\u202c.csv', 'vsc.exe.csv'],
    ['a\u0000b\r\nc\u2028.csv', 'abc.csv'],
    ['\ufeff \u200b', ''],
    ['x\ud800.csv', 'x\ufffd.csv'],
  ])('for %j is %j', (given, shown) => {
    expect(plainFileName(given, 255)).toBe(shown);
  });

  it('keeps only the end of a long name and does not split a surrogate pair', () => {
    expect(plainFileName('🛠'.repeat(10), 5)).toBe('🛠🛠');
    expect(plainFileName('abcdef.csv', 6)).toBe('ef.csv');
  });
});
