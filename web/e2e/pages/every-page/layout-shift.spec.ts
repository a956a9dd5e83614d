import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { takenOver } from '../../fixtures/taken-over.js';
import { seenShifts } from '../../fixtures/layout-shifts.js';
import { expect, test } from '../../fixtures/test.js';
import { samplePaths } from '../../system/samples.js';

const paths = [
  '/',
  '/?query=Friseur&location=Berlin',
  '/businesses',
  '/businesses?query=Quetschkommodenreparateurzzz',
  '/businesses?query=Autow%C3%A4sche&location=Musterhofen&minRating=4',
  '/city/Musterhofen',
  '/categories',
  '/categories/kfz-werkstatt',
  '/categories/kfz-werkstatt/Berlin',
  samplePaths.full,
  samplePaths.bare,
  '/contact',
  '/own-listing',
  '/listing-report',
  '/saved',
  '/add-business',
  '/cookies',
  '/help',
  '/blog',
  '/about',
  '/imprint',
  '/city/Berlin',
  '/businesses?location=Berlin&minRating=4&hasWebsite=true',
];

/**
 * Opens a page whose style sheet, scripts and fonts arrive only after it has been painted, as on a slow
 * connection.
 */
async function openPainted(page: Page, path: string): Promise<void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.(css|js|woff2)$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width < 600 ? 844 : 900 } });

    for (const path of paths) {
      test(`content loaded after the first paint does not shift ${path}`, async ({ page }) => {
        await openPainted(page, path);
        expect(await seenShifts(page)).toEqual([]);
      });
    }

    for (const [from, link] of [
      ['/businesses', '.card-name a'],
      ['/city/Berlin', '.card-name a'],
      ['/', 'main a[href^="/city/"]'],
      ['/', 'main a[href^="/categories/"]'],
      ['/categories/kfz-werkstatt', 'main a[href^="/categories/kfz-werkstatt/"]'],
    ] as const) {
      test(`content loaded after following ${link} on ${from} does not shift the page`, async ({ page }) => {
        await page.goto(from);
        await takenOver(page);
        // The browser ignores shifts within half a second of a tap, and the page shows skeletons after a second:
        // wait longer than both.
        await page.route('**/api/**', async (route) => {
          await delay(1500);
          await route.continue();
        });
        await page.locator(link).first().click();
        await page.waitForURL((url) => url.pathname !== from);
        await expect(page.locator('.site-footer')).toBeVisible();
        await expect(page.locator('.bone-text, [aria-busy="true"]')).toHaveCount(0);
        expect(await seenShifts(page)).toEqual([]);
      });
    }

    test('the opening state of a card is as high before its fonts have loaded', async ({ browser }) => {
      const heightsOf = async (blocked: RegExp): Promise<number[]> => {
        const page = await browser.newPage({ viewport: { width, height: 900 } });
        await page.route(blocked, (route) => route.abort());
        await page.goto('/city/Musterhofen');
        await page.evaluate(() => document.fonts.ready);
        // Make the heights independent of which businesses are open when the test runs.
        const heights = await page.locator('.card').evaluateAll((cards) =>
          cards.map((card) => {
            card.querySelector('.card-foot > span')?.remove();
            card
              .querySelector('.card-foot')
              ?.insertAdjacentHTML(
                'afterbegin',
                '<span class="card-closed"><span class="is-closed">Closed</span> ' +
                  '<span class="card-opens">opens tomorrow 08:00</span></span>',
              );
            return card.querySelector('.card-foot')?.getBoundingClientRect().height ?? 0;
          }),
        );
        await page.close();
        return heights;
      };
      expect(await heightsOf(/\.(js|woff2)$/)).toEqual(await heightsOf(/\.js$/));
    });
  });
}
