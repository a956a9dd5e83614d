import { growth, LINEAR_GROWTH } from '../../../test/growth.js';
import { htmlProblems } from './html-problems.js';

const problemsOf = (html: string) =>
  htmlProblems(html).map(({ kind, tag, line }) => `${kind} ${tag} ${line}`);

describe('htmlProblems', () => {
  it.each([
    '',
    '<p>a<br>b</p><img src="x"/>',
    '<meta name="a" content="1 > 0"><link rel=x>',
    '<script>if (a < b) document.write("<div>")</script>',
    '<!-- <div> --><style>a > b {}</style>',
    '<svg><path d="M0"/></svg>',
    '<script><!-- document.write("<b>") </script><p>a</p>',
  ])('finds nothing in %s', (html) => {
    expect(problemsOf(html)).toEqual([]);
  });

  it('names the tag and its line', () => {
    expect(problemsOf('<div>\n<p>a</p>\n<span>\n</div>')).toEqual(['unclosed span 3']);
    expect(problemsOf('a\n</b>\n<i>')).toEqual(['unopened b 2', 'unclosed i 3']);
    expect(problemsOf('<script>\nlet a = "</div>"')).toEqual(['unclosed script 1']);
  });

  // The text follows elements that stay open: a naive check would search all of them for each tag.
  const deep = (text: string) => htmlProblems('<b>'.repeat(text.length / 4) + text);

  it.each(['<b>\n', '</x>', '<a', '<a"', "<a'", '<!--', '<script>', '<script></script ', 'aaaa', '<aaaaaaa'])(
    'takes linear time for repeated %j',
    (piece) => {
      expect(growth(htmlProblems, piece)).toBeLessThan(LINEAR_GROWTH);
      expect(growth(deep, piece)).toBeLessThan(LINEAR_GROWTH);
    },
  );
});
