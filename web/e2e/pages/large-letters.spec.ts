import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/looking-test.js';
import { pageKinds } from '../fixtures/page-kinds.js';
import { sideways } from '../fixtures/sideways.js';

const paths = [
  ...pageKinds,
  '/businesses?location=Berlin&minRating=4&around=Berlin&radius=25',
  '/blog/kostenvoranschlag-verstehen',
  '/terms',
];

const widths = [390, 1280];

/** Twice the size, as a visitor asks for it in the browser (WCAG 1.4.4). */
const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** Texts whose room is so narrow that they stand letter below letter. */
const letterByLetter = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.children.length === 0 && (element.textContent ?? '').trim().length > 3)
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const letter = Number.parseFloat(getComputedStyle(element).fontSize);
        const isHidden = element.closest('thead, .visually-hidden') !== null;
        return !isHidden && width > 0 && width < 1.5 * letter && height > 3 * letter;
      })
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent}`),
  );

async function expectRoom(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect({ width, reaching: await sideways(page) }).toEqual({ width, reaching: [] });
    expect({ width, squeezed: await letterByLetter(page) }).toEqual({ width, squeezed: [] });
  }
}

for (const path of paths) {
  test(`${path} does not scroll sideways with letters of twice the size`, async ({ page }) => {
    await page.goto(path);
    await enlarge(page);
    await expectRoom(page);
  });
}

test('a page that does not exist does not scroll sideways with letters of twice the size', async ({
  page,
  guard,
}) => {
  guard.expectFault(/404/);
  await page.goto('/musterhofen/gibt-es-nicht');
  await enlarge(page);
  await expectRoom(page);
});
