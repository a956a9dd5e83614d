import { gzipSync } from 'node:zlib';
import { CHROMIUM_ARGS, chromiumPath } from '@gewerk/testing';
import { chromium, type Browser } from '@playwright/test';
import type { Measurement, Row } from '../report/measurement.js';
import { publicPages } from './public-pages.js';

const KB = 1024;
const MOST_KB = 118;

/**
 * All scripts that Chromium requests when it opens a public page as its first page, until the page is
 * hydrated, each compressed by gzip. Scripts loaded in an idle moment after that are for the next page.
 */
export const javascript: Measurement = {
  name: 'javascript',
  title: 'JavaScript of the first view',
  isUsual: true,
  async run({ system, say }) {
    const { origin } = await system();
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...CHROMIUM_ARGS] });
    const rows: Row[] = [];
    try {
      for (const { name, path } of await publicPages(origin)) {
        const { bytes, files } = await firstView(browser, `${origin}${path}`);
        say(`${path}: ${(bytes / KB).toFixed(1)} KB in ${files} files`);
        rows.push({
          what: `scripts of the first view, gzip: ${name} (${files} files)`,
          gewerk: `${(bytes / KB).toFixed(1)} KB`,
          target: `≤ ${MOST_KB} KB`,
          met: bytes <= MOST_KB * KB,
        });
      }
    } finally {
      await browser.close();
    }
    return rows;
  },
};

/** Opens a page in a new context, whose cache is empty. Throws if the page requests no scripts. */
async function firstView(browser: Browser, url: string): Promise<{ bytes: number; files: number }> {
  const context = await browser.newContext();
  const asked = new Set<string>();
  let inline: string[];
  try {
    const page = await context.newPage();
    await page.addInitScript(NOTE_TAKE_OVER);
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.add(request.url());
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const later = await page.evaluate<string[]>(ASKED_LATER);
    for (const url of later) asked.delete(url);
    inline = await page.locator('script:not([src])').allTextContents();
  } finally {
    await context.close();
  }
  if (asked.size === 0) throw new Error(`${url} requested no script at all`);
  let bytes = gzippedBytes(inline.filter((text) => !/^\s*[[{]/.test(text)).join('\n'));
  for (const script of asked) bytes += gzippedBytes(await textOf(script));
  return { bytes, files: asked.size };
}

/** Runs in the page: marks the moment at which hydration is complete. */
const NOTE_TAKE_OVER = `
  const look = () => {
    const element = document.getElementById('root') ?? {};
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer'));
    if (element[key]?.stateNode.current.memoizedState.isDehydrated === false) performance.mark('taken-over');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** Runs in the page: returns the addresses requested after hydration. */
const ASKED_LATER = `
  performance.getEntriesByType('resource')
    .filter(({ startTime }) => startTime > (performance.getEntriesByName('taken-over')[0]?.startTime ?? Infinity))
    .map(({ name }) => name)
`;

const gzippedBytes = (text: string): number => (text === '' ? 0 : gzipSync(text, { level: 9 }).length);

/** Browsers do not provide bodies that they only preload, so each script is fetched once more. */
async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok || text === '')
    throw new Error(`${url} answered ${answer.status} and ${text.length} characters`);
  return text;
}
