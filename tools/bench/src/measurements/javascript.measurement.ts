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
    let total = 0;
    let files = 0;
    try {
      const page = await browser.newPage();
      const scripts: Promise<void>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return;
        const { pathname } = new URL(response.url());
        scripts.push(
          response.body().then((body) => {
            const bytes = gzipSync(body, { level: 9 }).length;
            say(`${pathname}: ${(bytes / KB).toFixed(1)} KB`);
            total += bytes;
            files += 1;
          }),
        );
      });
      await page.goto(origin, { waitUntil: 'networkidle' });
      await Promise.all(scripts);
      const inline = await page.locator('script:not([src])').allTextContents();
      const code = inline.filter((text) => !text.startsWith('{') && !text.startsWith('[')).join('\n');
      total += code === '' ? 0 : gzipSync(code).length;
    } finally {
      await browser.close();
    }
    if (files === 0) throw new Error('the home page asked for no script at all');
    return [
      {
        what: `scripts of the home page's first view, gzip (${files} files)`,
        gewerk: `${(total / KB).toFixed(1)} KB`,
        target: `≤ ${MOST_KB} KB`,
        met: total <= MOST_KB * KB,
      },
    ];
  },
};
