import { colouredParts } from './coloured-parts.js';

const kinds = (html: string) => colouredParts(html).map(({ kind, text }) => [kind, text]);
const whole = (html: string) =>
  colouredParts(html)
    .map(({ text }) => text)
    .join('');

describe('the parts of a snippet', () => {
  it('are tags, attribute names and values, comments and text', () => {
    expect(kinds('<!-- Maß --><a href="/x" hidden>Text</a>')).toEqual([
      ['comment', '<!-- Maß -->'],
      ['tag', '<a'],
      ['tag', ' '],
      ['name', 'href'],
      ['tag', '='],
      ['value', '"/x"'],
      ['tag', ' '],
      ['name', 'hidden'],
      ['tag', '>'],
      ['plain', 'Text'],
      ['tag', '</a'],
      ['tag', '>'],
    ]);
  });

  it('are words, strings, numbers and comments in a script, where tags are not tags', () => {
    const found = kinds('<script>const a = "<b>"; // <i>\nreturn 42</script><p>');
    expect(found).toContainEqual(['word', 'const']);
    expect(found).toContainEqual(['value', '"<b>"']);
    expect(found).toContainEqual(['comment', '// <i>']);
    expect(found).toContainEqual(['word', 'return']);
    expect(found).toContainEqual(['figure', '42']);
    expect(found.slice(-4)).toEqual([
      ['tag', '</script'],
      ['tag', '>'],
      ['tag', '<p'],
      ['tag', '>'],
    ]);
  });

  it.each([
    '<a href="offen>x',
    '<!-- offen',
    '<script>const a = `offen',
    'a < b && c > d',
    "<p title='a>b'>'</p>",
    '<script src="x"',
  ])('cover the whole text even if it is malformed: %s', (html) => expect(whole(html)).toBe(html));

  it('are found quickly in a long text full of unclosed parts', () => {
    const long = '<a "'.repeat(16_000) + '<script>"`/*'.repeat(2_000);
    const begun = performance.now();
    expect(whole(long)).toBe(long);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
