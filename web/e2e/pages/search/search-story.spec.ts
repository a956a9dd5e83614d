import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/looking-test.js';
import { importOutputFile, systemDataDir } from '../../system/running-system.js';

const FINAL_CUT = '/bindlach/final-cut';

test('The import command reports an outcome for each of the 320 rows of the real sheet', () => {
  const output = readFileSync(importOutputFile(systemDataDir()), 'utf8');
  const line = /^Imported (\d+), duplicates (\d+), errors (\d+), rows (\d+)\.$/m.exec(output);
  const [imported = 0, duplicates = 0, errors = 0, rows = 0] = (line ?? []).slice(1).map(Number);
  expect(rows).toBe(320);
  expect(imported + duplicates + errors).toBe(rows);
  expect(imported).toBeGreaterThan(300);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test("PUB-API-10 'Autowerkstat' in 'Krems' finds the car workshops despite the typo", async ({
      page,
    }) => {
      await search(page, 'Autowerkstat', 'Krems');
      const names = page.locator('.card-name');
      await expect(names.nth(1)).toBeVisible();
      expect((await names.allTextContents()).sort()).toEqual(['A.T.U.', 'ARBÖ Krems']);
      await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
    });

    test("PUB-CARD-10 'Frisör' in 'Bindlach' leads to FINAL CUT with its real hours", async ({ page }) => {
      await search(page, 'Frisör', 'Bindlach');
      await page.locator('.card-name').getByRole('link', { name: 'FINAL CUT' }).click();
      await expect(page).toHaveURL(FINAL_CUT);
      await expect(page.getByRole('heading', { level: 1, name: 'FINAL CUT' })).toBeVisible();
      const hours = page.getByRole('table').getByRole('row');
      await expect(hours).toHaveCount(8);
      const expected = [
        /^Monday.*Closed$/,
        /^Tuesday.*08:00–19:00$/,
        /^Wednesday.*08:00–19:00$/,
        /^Thursday.*08:00–19:00$/,
        /^Friday.*08:00–19:00$/,
        /^Saturday.*07:00–13:00$/,
        /^Sunday.*Closed$/,
        /^Public holidays.*Closed$/,
      ];
      await expect(hours).toHaveText(expected);
    });
  });
}

async function search(page: Page, query: string, location: string): Promise<void> {
  await page.goto('/');
  await page.getByPlaceholder('Search for businesses, services...').fill(query);
  await page.getByPlaceholder('Location or postal code').fill(location);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(
    `/?query=${encodeURIComponent(query)}&location=${encodeURIComponent(location)}`,
  );
}
