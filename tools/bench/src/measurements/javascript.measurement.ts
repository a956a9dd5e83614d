import { gzipSync } from 'node:zlib';
import { CHROMIUM_ARGS, chromiumPath } from '@gewerk/testing';
import { chromium } from '@playwright/test';
import type { Measurement } from '../report/measurement.js';

const MOST_KB = 170;
const KB = 1024;

/** All scripts that Chromium asks for when it opens the home page, each compressed by gzip. */
export const javascript: Measurement = {
  name: 'javascript',
  title: 'JavaScript of the first view',
  isUsual: true,
  async run({ system, say }) {
    const { origin } = await system();
    const browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: [...CHROMIUM_ARGS],
    });
    const asked = new Set<string>();
    let inline: string[];
    try {
      const page = await browser.newPage();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.add(request.url());
      });
      await page.goto(origin, { waitUntil: 'networkidle' });
      inline = await page.locator('script:not([src])').allTextContents();
    } finally {
      await browser.close();
    }
    if (asked.size === 0) throw new Error('the home page asked for no script at all');
    let total = gzippedBytes(inline.filter((text) => !/^\s*[[{]/.test(text)).join('\n'));
    for (const url of asked) {
      const bytes = gzippedBytes(await textOf(url));
      say(`${new URL(url).pathname}: ${(bytes / KB).toFixed(1)} KB`);
      total += bytes;
    }
    return [
      {
        what: `scripts of the home page's first view, gzip (${asked.size} files)`,
        gewerk: `${(total / KB).toFixed(1)} KB`,
        target: `≤ ${MOST_KB} KB`,
        met: total <= MOST_KB * KB,
      },
    ];
  },
};

const gzippedBytes = (text: string): number => (text === '' ? 0 : gzipSync(text, { level: 9 }).length);

/** A browser gives no bodies of what it only preloads, so each script is fetched once more. */
async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok || text === '')
    throw new Error(`${url} answered ${answer.status} and ${text.length} characters`);
  return text;
}
