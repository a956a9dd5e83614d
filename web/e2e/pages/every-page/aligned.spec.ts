import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/looking-test.js';

const boxes = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    );

/** The last lines of paragraphs that consist of a single short word. */
const lonely = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const paragraph of document.querySelectorAll('main p, footer p')) {
      const text = paragraph.firstChild;
      const words = paragraph.textContent.trim().split(/\s+/);
      if (paragraph.childNodes.length !== 1 || !(text instanceof Text) || words.length < 8) continue;
      const last = words.at(-1) ?? '';
      const top = (from: number, to: number): number => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return range.getBoundingClientRect().top;
      };
      const end = text.data.trimEnd().length;
      const start = end - last.length;
      if (last.length < 8 && top(start, end) > top(start - 2, start - 1)) found.push(last);
    }
    return found;
  });

test('no paragraph ends in a line of a single short word', async ({ page }) => {
  for (const [width, path] of [
    [390, '/city/Berlin?lang=de'],
    [390, '/city/Musterhofen?lang=de'],
    [1280, '/imprint?lang=en'],
    [1280, '/categories?lang=de'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(page.locator('footer p').first()).toBeVisible();
    expect(await lonely(page), `${path} at ${width} px`).toEqual([]);
  }
});

test('the last figure of a category card stays on one line with its word on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?lang=de');
  const lines = await page.locator('.stat-card span').evaluateAll((spans) =>
    spans.map((span) => {
      const [text] = span.childNodes;
      const end = span.textContent.length;
      const range = document.createRange();
      range.setStart(text as Text, span.textContent.lastIndexOf('·') + 2);
      range.setEnd(text as Text, end);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);
});

test('the text of the last article is aligned with the others', async ({ page }) => {
  await page.goto('/blog');
  const texts = await boxes(page, '.article-list > li > div:last-child');
  expect(texts).toHaveLength(5);
  expect(texts[4]?.x).toBeCloseTo(texts[3]?.x ?? 0, 0);
});

test('the questions below the contact form are as wide as the form', async ({ page }) => {
  await page.goto('/contact');
  const [form] = await boxes(page, '.form-card');
  const [questions] = await boxes(page, '.faq');
  expect(questions?.width).toBeCloseTo(form?.width ?? 0, 0);
});

test('each figure of a category has its label right below it', async ({ page }) => {
  await page.goto('/categories');
  const figures = await boxes(page, '.category-card dd');
  const labels = await boxes(page, '.category-card dt');
  expect(figures).toHaveLength(16);
  expect(
    labels.map(({ top }, index) => top - (figures[index]?.bottom ?? 0)).filter((gap) => gap > 8),
  ).toEqual([]);
});
