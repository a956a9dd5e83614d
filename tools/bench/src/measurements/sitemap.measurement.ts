import { setTimeout as delay } from 'node:timers/promises';
import type { Measurement } from '../report/measurement.js';
import { BUSINESSES } from '../system/bench-system.js';
import { memoryMb } from '../system/process-figures.js';
import { publicPages } from './public-pages.js';

const MOST_EXTRA_MB = 50;
const SAMPLE_MS = 50;
const REST_MS = 15_000;

/**
 * The whole sitemap, index and files, as a search engine reads it: how long this takes, and how much memory
 * the gateway needs for it.
 */
export const sitemap: Measurement = {
  name: 'sitemap',
  title: 'Sitemap',
  isUsual: true,
  async run({ restart, say }) {
    // A heap that other measurements have enlarged would hide the memory that the sitemap takes.
    const { origin, launched } = await restart();
    const gateway = launched.processOf('gateway').pid;
    // Renders pages first, so that the memory that a gateway needs for its start and its first pages is not
    // attributed to the sitemap.
    for (const { path } of await publicPages(origin)) await (await fetch(`${origin}${path}`)).arrayBuffer();
    await delay(REST_MS);
    const before = memoryMb(gateway, 'VmRSS');
    let most = before;
    const sampling = setInterval(() => (most = Math.max(most, memoryMb(gateway, 'VmRSS'))), SAMPLE_MS);
    const from = performance.now();
    const index = await (await fetch(`${origin}/sitemap.xml`)).text();
    const planned = performance.now() - from;
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
    let addresses = 0;
    for (const file of files) addresses += await countAddresses(`${origin}${new URL(file).pathname}`);
    const seconds = (performance.now() - from) / 1_000;
    clearInterval(sampling);
    say(`${files.length} files with ${addresses} addresses; the index alone took ${planned.toFixed(0)} ms`);
    const extra = most - before;
    return [
      {
        what: `sitemap of ${BUSINESSES.toLocaleString('en')} businesses, ${files.length} files: the gateway's extra memory (read in ${seconds.toFixed(1)} s)`,
        gewerk: `${extra.toFixed(0)} MB`,
        target: `≤ ${MOST_EXTRA_MB} MB`,
        met: extra <= MOST_EXTRA_MB && addresses >= BUSINESSES * 0.95,
      },
    ];
  },
};

/** Reads a file as it arrives, keeping only a tag that was cut in two. */
async function countAddresses(url: string): Promise<number> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`);
  let count = 0;
  let rest = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    const text = rest + piece;
    count += text.split('<url>').length - 1;
    rest = text.slice(-4);
  }
  return count;
}
