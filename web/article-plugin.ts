import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileArticle, type ArticleCard } from './src/shared/articles/compile-article.js';

const LIST = 'virtual:articles';
const RESOLVED = '\0';
const ARTICLE = /^virtual:article\/([a-z0-9-]+)$/;
const FILE = /^([a-z0-9-]+)\.md$/;

/**
 * Turns the articles in a folder into modules, so that neither the browser nor the server reads Markdown:
 * `virtual:articles` lists them, newest first, each with a loader for its text.
 */
export function articles(folder: string): Plugin {
  const compile = async (id: string) => compileArticle(id, await readFile(join(folder, `${id}.md`), 'utf8'));
  return {
    name: 'articles',
    resolveId: (source) => (source === LIST || ARTICLE.test(source) ? RESOLVED + source : undefined),
    async load(resolved) {
      if (!resolved.startsWith(RESOLVED)) return undefined;
      const source = resolved.slice(RESOLVED.length);
      const id = ARTICLE.exec(source)?.[1];
      if (id !== undefined) return `export default ${JSON.stringify((await compile(id)).text)};`;
      if (source !== LIST) return undefined;
      const ids = (await readdir(folder)).flatMap((name) => FILE.exec(name)?.[1] ?? []);
      const all = await Promise.all(ids.map(async (name) => (await compile(name)).card));
      return listModule(all.toSorted((one, other) => other.date.localeCompare(one.date)));
    },
  };
}

function listModule(cards: readonly ArticleCard[]): string {
  const loaders = cards.map(({ id }) => `${JSON.stringify(id)}: () => import('virtual:article/${id}')`);
  return `export const cards = ${JSON.stringify(cards)};\nexport const texts = { ${loaders.join(', ')} };`;
}
