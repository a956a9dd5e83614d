import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.js';
import { samplePaths } from '../system/samples.js';

/** Shift of a page's layout, of which people do not notice more. */
const UNSEEN = 0.02;

const paths = [
  '/',
  '/?query=Friseur&location=Berlin',
  '/businesses',
  '/businesses?view=list',
  '/businesses?query=Quetschkommodenreparateurzzz',
  '/city/Musterhofen',
  '/categories',
  '/categories/kfz-werkstatt',
  '/categories/kfz-werkstatt/Berlin',
  samplePaths.full,
  samplePaths.bare,
  '/about',
  '/help',
  '/blog',
  '/blog/kostenvoranschlag-verstehen',
  '/contact',
  '/add-business',
  '/own-listing',
  '/listing-report',
  '/saved',
  '/cookies',
  '/privacy',
  '/imprint',
  '/terms',
];

/** Holds what a page can be painted without until it has been painted, as a slow line does. */
async function holdUntilPainted(page: Page): Promise<void> {
  let release = (): void => undefined;
  let painted = new Promise<void>((resolve) => (release = resolve));
  await page.exposeFunction('tellPainted', () => release());
  await page.addInitScript(() => {
    new PerformanceObserver(
      () => void (window as unknown as { tellPainted: () => void }).tellPainted(),
    ).observe({
      type: 'paint',
      buffered: true,
    });
  });
  await page.route(/\.(css|js|woff2)$/, async (route) => {
    await painted;
    await route.continue();
  });
  page.on('framenavigated', () => (painted = new Promise((resolve) => (release = resolve))));
}

async function shiftOf(page: Page): Promise<{ readonly total: number; readonly moved: readonly string[] }> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Element | null }[];
        }
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => {
          const shifts = (observer.takeRecords() as Shift[]).filter((entry) => !entry.hadRecentInput);
          const moved = shifts.flatMap(({ value, sources }) =>
            sources.map(({ node }) => `${value.toFixed(4)} ${node?.nodeName ?? ''}.${node?.className ?? ''}`),
          );
          resolve({ total: shifts.reduce((sum, { value }) => sum + value, 0), moved });
        });
      }),
  );
}

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width < 600 ? 844 : 900 } });

    for (const path of paths) {
      test(`what comes after the first paint does not move ${path}`, async ({ page }) => {
        await holdUntilPainted(page);
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const { total, moved } = await shiftOf(page);
        expect({ moves: total > UNSEEN, moved: total > UNSEEN ? moved : [] }).toEqual({
          moves: false,
          moved: [],
        });
      });
    }
  });
}
