import type { Page } from '@playwright/test';
import { takenOver } from '../../fixtures/taken-over.js';
import { expectRoomForLargeLetters } from '../../fixtures/large-letters.js';
import { expect, test } from '../../fixtures/looking-test.js';
import { pageKinds } from '../../fixtures/page-kinds.js';
import { sideways } from '../../fixtures/sideways.js';
import { samplePaths } from '../../system/samples.js';

/** From wide to narrow and back: elements laid out for a wide screen must not keep their width. */
const widths = [1920, 1280, 1000, 768, 390, 360, 320, 768, 1920];

const paths = [
  ...pageKinds,
  samplePaths.long,
  '/city/Langnamenhausen',
  '/?query=Friseur&location=Berlin',
  '/businesses',
  '/businesses?view=list',
  '/categories/retail',
  '/businesses?location=Berlin&minRating=4&hasWebsite=true&around=Berlin&radius=25',
  '/privacy',
  '/blog/kostenvoranschlag-verstehen',
  '/terms',
];

async function expectNoneAtAnyWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Two frames, since resize observers act after the first.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect({ width, reaching: await sideways(page) }).toEqual({ width, reaching: [] });
  }
}

test.use({ viewport: { width: 1920, height: 900 } });

for (const path of paths) {
  test(`${path} does not scroll sideways at any width, after a resize or with text of twice the size`, async ({
    page,
  }) => {
    await page.goto(path);
    await takenOver(page);
    await expectNoneAtAnyWidth(page);
    await expectRoomForLargeLetters(page);
  });
}

test('a page that does not exist does not scroll sideways with text of twice the size', async ({
  page,
  guard,
}) => {
  guard.expectFault(/404/);
  await page.goto('/musterhofen/gibt-es-nicht');
  await expectRoomForLargeLetters(page);
});

for (const path of ['/businesses?location=Berlin', '/city/Berlin', '/categories/kfz-werkstatt']) {
  test(`${path} with its map open does not scroll sideways at any width`, async ({ page }) => {
    await page.goto(path);
    await takenOver(page);
    await page.locator('.map-toggle button').click();
    await page.locator('.map-frame[aria-busy="false"] canvas').first().waitFor();
    await expectNoneAtAnyWidth(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the number of results is not squeezed by the sort field and its button', async ({ page }) => {
    await page.goto('/businesses?location=Berlin');
    const count = await page.locator('.count').boundingBox();
    expect(count?.width).toBeGreaterThan(120);
  });
});

test('no German footer link overflows its column on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/imprint?lang=de');
  const reaching = await page
    .locator('.site-footer nav li')
    .evaluateAll((items) =>
      items
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(reaching).toEqual([]);
});
