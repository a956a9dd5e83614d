import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/looking-test.js';
import { samplePaths } from '../../system/samples.js';

const paths = [
  '/',
  '/terms',
  '/privacy',
  '/imprint',
  '/cookies',
  '/help',
  '/about',
  '/categories',
  '/blog',
  '/add-business',
];

/** Words in headings and in the footer that are split across two lines. */
const torn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('h1, h2, h3, footer a')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const word of (text.nodeValue ?? '').matchAll(/\p{L}{4,}/gu)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word[0]);
        }
      }
    }
    return found;
  });

test('the mark of today stays on one line next to every day, with large text on the narrowest phones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const lang of ['de', 'en', 'tr']) {
    // Wait for hydration, since React would otherwise come across the moved mark.
    await page.goto(`${samplePaths.full}?lang=${lang}`);
    await page.evaluate(() => document.fonts.ready);
    const lines = await page.locator('.hours').evaluate((table) => {
      document.documentElement.style.fontSize = '150%';
      const mark = table.querySelector('.today-mark');
      return [...table.querySelectorAll('th')].map((day) => {
        if (mark) day.append(mark);
        return mark?.getClientRects().length;
      });
    });
    expect({ lang, lines }).toEqual({ lang, lines: Array(7).fill(1) });
  }
});

for (const lang of ['de', 'en', 'tr']) {
  test(`headings and footer do not break words on the narrowest phones: ${lang}`, async ({ page }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 700 });
      for (const path of paths) {
        await page.goto(`${path}?lang=${lang}`, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => document.fonts.ready);
        expect({ width, path, torn: await torn(page) }).toEqual({ width, path, torn: [] });
      }
    }
  });
}
