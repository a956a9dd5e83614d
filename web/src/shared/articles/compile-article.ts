import { Marked } from 'marked';

export interface ArticleCard {
  /** Name of its file, and its address: `/blog/{id}`. */
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** `2026-11-12` */
  readonly date: string;
  readonly category: string;
  /** Minutes that reading takes, at least 1. */
  readonly readTime: number;
  /** How often it was read and commented on elsewhere, as the author wrote; whole numbers. */
  readonly views: number;
  readonly comments: number;
}

const HEAD = /^---\n([\s\S]*?)\n---\n/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const COUNT = /^\d{1,9}$/;
const WORDS_PER_MINUTE = 200;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** HTML in an article is shown as text. */
const markdown = new Marked({ renderer: { html: ({ text }) => escape(text) } });

/** Compiles a Markdown file. Throws, naming file and field, where the head is incomplete. */
export function compileArticle(id: string, source: string): { card: ArticleCard; html: string } {
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
    },
    html: markdown.parse(text, { async: false }),
  };
}
