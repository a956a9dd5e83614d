import { compileArticle } from './compile-article.js';

const head = (changes: Record<string, string> = {}): string => {
  const fields = {
    title: 'Eins: zwei',
    excerpt: 'E',
    author: 'A',
    date: '2026-01-02',
    category: 'C',
    views: '1204',
    comments: '3',
    icon: 'car',
    tint: 'moss',
    ...changes,
  };
  return `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n`;
};

describe('compileArticle', () => {
  it('PUB-ENTITY-16 reads the front matter and computes the reading time', () => {
    const { card } = compileArticle('eins', head() + 'Wort '.repeat(610));
    expect(card).toEqual({
      id: 'eins',
      title: 'Eins: zwei',
      excerpt: 'E',
      author: 'A',
      date: '2026-01-02',
      category: 'C',
      readTime: 3,
      views: 1204,
      comments: 3,
      icon: 'car',
      tint: 'moss',
    });
  });

  it('PUB-BLOG-06 converts Markdown to HTML and drops HTML tags in it', () => {
    const {
      text: { html, sections },
    } = compileArticle(
      'eins',
      `${head()}## Kapitel *A* & B\n\n**stark** <script>alert(1)</script>\n\n<img src=x>`,
    );
    expect(html).toContain('<h2 id="abschnitt-1">Kapitel <em>A</em> &amp; B</h2>');
    expect(sections).toEqual([{ id: 'abschnitt-1', title: 'Kapitel A & B' }]);
    expect(html).toContain('<strong>stark</strong>');
    expect(html).not.toMatch(/<(?:script|img)/);
  });

  it.each([
    ['', /begin with a head/],
    [head({ category: '' }), /eins: the head has no category/],
    [head({ date: '12.11.2026' }), /12\.11\.2026 is not written/],
    [head({ date: '2026-13-40' }), /is not written/],
    [head({ views: 'many' }), /views is many, not a whole number/],
    [head({ icon: 'boat' }), /icon is boat, not one of car, /],
    [head({ tint: 'grey' }), /tint is grey, not one of petrol, /],
  ])('names errors in the front matter', (source, fault) => {
    expect(() => compileArticle('eins', source)).toThrow(fault);
  });
});
