import type { Page } from '@playwright/test';
import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/test.js';
import { samplePaths } from '../../system/samples.js';

/** Shift of a page's layout, of which people do not notice more. */
const UNSEEN = 0.02;

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

/** Opens a page whose sheet, scripts and fonts come only once it has been painted, as on a slow line. */
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

/** What has moved without being touched, most first. */
const shiftsOf = (page: Page): Promise<{ readonly value: number; readonly moved: string }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        }
        const entries: Shift[] = [];
        const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as Shift[])));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Past entries are delivered within two frames, to the observer or to the caller of `takeRecords`.
        const take = (): void => {
          entries.push(...(observer.takeRecords() as Shift[]));
          const shifts = entries.filter((entry) => !entry.hadRecentInput);
          resolve(
            shifts
              .map(({ value, sources }) => ({
                value,
                moved: sources
                  .map(({ node }) => (node instanceof Element ? `${node.nodeName}.${node.className}` : ''))
                  .join(' '),
              }))
              .sort((one, other) => other.value - one.value),
          );
        };
        requestAnimationFrame(() => requestAnimationFrame(take));
      }),
  );

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width < 600 ? 844 : 900 } });

    for (const path of paths) {
      test(`what loads after the first paint does not move ${path}`, async ({ page }) => {
        await openPainted(page, path);
        const shifts = await shiftsOf(page);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(total > UNSEEN ? shifts : []).toEqual([]);
      });
    }

    test('whether a business is open takes as much space before its fonts have loaded', async ({
      browser,
    }) => {
      const heightsOf = async (blocked: RegExp): Promise<number[]> => {
        const page = await browser.newPage({ viewport: { width, height: 900 } });
        await page.route(blocked, (route) => route.abort());
        await page.goto('/city/Musterhofen');
        await page.evaluate(() => document.fonts.ready);
        // Whichever are open at this time of the day.
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
