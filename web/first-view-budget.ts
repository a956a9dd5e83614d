import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PAGE = /[\\/]src[\\/]pages[\\/]([a-z-]+)[\\/]page\.tsx$/;
const TEXTS = /[\\/]texts[\\/]default[\\/]pages[\\/]([a-z-]+)\.ts$/;
const KIB = 1_024;

interface Chunk {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
}

/**
 * Fails the build if the scripts of a public page's first view (the entry, the page and its texts, with
 * everything they import, each file compressed by gzip) exceed its budget in KiB. A page without a budget
 * gets that of `others`.
 */
export function firstViewBudget(
  budgets: Readonly<Record<string, number>> & { readonly others: number },
): Plugin {
  return {
    name: 'first-view-budget',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>();
      const pages = new Map<string, string[]>();
      let entry = '';
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        chunks.set(output.fileName, output);
        const source = output.facadeModuleId ?? '';
        if (output.isEntry) entry = output.fileName;
        const page = (PAGE.exec(source) ?? TEXTS.exec(source))?.[1];
        if (page !== undefined) pages.set(page, [...(pages.get(page) ?? []), output.fileName]);
      }
      const over = [...pages].flatMap(([page, files]) => {
        const most = budgets[page] ?? budgets.others;
        const size = gzippedKib(chunks, [entry, ...files]);
        return size > most ? [`${page}: ${size.toFixed(1)} KiB, at most ${most}`] : [];
      });
      if (over.length > 0) this.error(`Scripts of the first view are over their budget: ${over.join('; ')}.`);
    },
  };
}

function gzippedKib(chunks: ReadonlyMap<string, Chunk>, from: readonly string[]): number {
  const files = new Set(from);
  let bytes = 0;
  // The loop also visits names that are added while it runs.
  for (const file of files) {
    const chunk = chunks.get(file);
    if (!chunk) continue;
    bytes += gzipSync(chunk.code, { level: 9 }).length;
    for (const imported of chunk.imports) files.add(imported);
  }
  return bytes / KIB;
}
