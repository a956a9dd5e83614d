import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PAGE = /^(.*[\\/]src[\\/]pages[\\/]([a-z-]+))[\\/]page\.tsx$/;
const TEXTS = /[\\/]texts[\\/]default[\\/]pages[\\/]([a-z-]+)\.ts$/;
/** The texts of a screen, as its descriptor lists them. */
const TEXTS_OF_SCREEN = /^ {2}texts: \[(.*)\],$/gm;
const KIB = 1_024;

interface Chunk {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
}

/**
 * Fails the build if the scripts of a public page's first view (the entry, the page and its texts in the default
 * catalogue, with everything they import, each file compressed by gzip) exceed its budget in KiB. A page without
 * a budget gets that of `others`. Texts that only a part of a page loads count as a separate page.
 */
export function firstViewBudget(
  budgets: Readonly<Record<string, number>> & { readonly others: number },
): Plugin {
  return {
    name: 'first-view-budget',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle: {
      // Vite adds the lists of files to preload to the chunks in this hook too; they add more than 1 KiB to the
      // entry.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const over = firstViews(chunks).flatMap(({ page, files }) => {
          const most = budgets[page] ?? budgets.others;
          const size = gzippedKib(chunks, files);
          return size > most ? [`${page}: ${size.toFixed(1)} KiB, at most ${most}`] : [];
        });
        if (over.length > 0) {
          this.error(`Scripts of the first view are over their budget: ${[...new Set(over)].join('; ')}.`);
        }
      },
    },
  };
}

interface FirstView {
  readonly page: string;
  /** Only these files themselves, without what they import. */
  readonly files: readonly string[];
}

function firstViews(chunks: readonly Chunk[]): FirstView[] {
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const texts = new Map<string, string>();
  for (const { moduleIds, fileName } of chunks) {
    for (const id of moduleIds) {
      const [, name] = TEXTS.exec(id) ?? [];
      if (name !== undefined && name !== 'index') texts.set(name, fileName);
    }
  }
  const fileOf = (name: string): string => {
    const file = texts.get(name);
    if (file === undefined) throw new Error(`The build has no texts ${name}, which a screen lists`);
    return file;
  };
  const ofPages = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const [, folder, page] = PAGE.exec(facadeModuleId ?? '') ?? [];
    if (folder === undefined || page === undefined) return [];
    return textsOfScreens(folder).map((names) => ({
      page,
      files: [...entries, fileName, ...names.map(fileOf)],
    }));
  });
  const ofTexts = [...texts].map(([page, file]) => ({ page, files: [...entries, file] }));
  return [...ofPages, ...ofTexts];
}

/** For each screen that shows the page in this folder, the names of its texts. */
function textsOfScreens(folder: string): string[][] {
  const source = readFileSync(join(folder, 'screen.ts'), 'utf8');
  const lists = [...source.matchAll(TEXTS_OF_SCREEN)].map(([, names = '']) => names);
  if (lists.length !== source.split('texts:').length - 1) {
    throw new Error(`${folder} lists texts in a form that the budget does not read`);
  }
  return lists.length === 0
    ? [[]]
    : lists.map((names) => [...names.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name));
}

function gzippedKib(chunks: readonly Chunk[], from: readonly string[]): number {
  const files = new Set(from);
  let bytes = 0;
  // The loop also visits names that are added while it runs.
  for (const file of files) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk) continue;
    bytes += gzipSync(chunk.code, { level: 9 }).length;
    for (const imported of chunk.imports) files.add(imported);
  }
  return bytes / KIB;
}
