import { Marked } from 'marked';

/** Possible icons and colours of an article's picture. */
export const articleIcons = ['car', 'tool', 'office', 'store', 'device', 'health'] as const;
export const articleTints = ['petrol', 'ochre', 'plum', 'steel', 'brick', 'rose', 'indigo', 'moss'] as const;

export interface ArticleCard {
  /** Name of the article's file, which is also part of its path: `/blog/{id}`. */
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** `2026-11-12` */
  readonly date: string;
  readonly category: string;
  /** Reading time in minutes, at least 1. */
  readonly readTime: number;
  /** Numbers of views and comments as written by the author; whole numbers. */
  readonly views: number;
  readonly comments: number;
  readonly icon: (typeof articleIcons)[number];
  readonly tint: (typeof articleTints)[number];
}

export interface ArticleText {
  /** The text as HTML; HTML written by the author is escaped. */
  readonly html: string;
  /** The second-level headings in order, each with the id of its element. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

const HEAD = /^---\n([\s\S]*?)\n---\n/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const COUNT = /^\d{1,9}$/;
const WORDS_PER_MINUTE = 200;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const SECTION = 2;

/** Converts Markdown to HTML, with headings that can be linked to. HTML in an article is shown as text. */
function compileText(source: string): ArticleText {
  const sections: { id: string; title: string }[] = [];
  const markdown = new Marked({
    renderer: {
      html: ({ text }) => escape(text),
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        if (depth !== SECTION) return `<h${depth}>${inner}</h${depth}>\n`;
        const title = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = `abschnitt-${sections.length + 1}`;
        sections.push({ id, title });
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
    },
  });
  return { html: markdown.parse(source, { async: false }), sections };
}

/**
 * Compiles a Markdown file. If the front matter is incomplete or invalid, throws an error that names the file and
 * the field.
 */
export function compileArticle(id: string, source: string): { card: ArticleCard; text: ArticleText } {
  const head = HEAD.exec(source);
  if (!head) throw new Error(`Article ${id}: the file does not begin with a head between two lines of ---`);
  const values = new Map(
    (head[1] ?? '').split('\n').map((line) => {
      const [name = '', ...rest] = line.split(':');
      return [name.trim(), rest.join(':').trim()];
    }),
  );
  const read = (name: Exclude<keyof ArticleCard, 'id' | 'readTime'>): string => {
    const value = values.get(name) ?? '';
    if (value === '') throw new Error(`Article ${id}: the head has no ${name}`);
    return value;
  };
  const readCount = (name: 'views' | 'comments'): number => {
    const value = read(name);
    if (!COUNT.test(value)) throw new Error(`Article ${id}: ${name} is ${value}, not a whole number`);
    return Number(value);
  };
  function readOneOf<Value extends string>(name: 'icon' | 'tint', values: readonly Value[]): Value {
    const value = read(name);
    const known = values.find((candidate) => candidate === value);
    if (!known) throw new Error(`Article ${id}: ${name} is ${value}, not one of ${values.join(', ')}`);
    return known;
  }
  const date = read('date');
  if (!DATE.test(date) || Number.isNaN(Date.parse(date))) {
    throw new Error(`Article ${id}: the date ${date} is not written as 2026-11-12`);
  }
  const text = source.slice(head[0].length);
  const readTime = Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE));
  return {
    card: {
      id,
      title: read('title'),
      excerpt: read('excerpt'),
      author: read('author'),
      date,
      category: read('category'),
      readTime,
      views: readCount('views'),
      comments: readCount('comments'),
      icon: readOneOf('icon', articleIcons),
      tint: readOneOf('tint', articleTints),
    },
    text: compileText(text),
  };
}
