import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { emptyForm } from '../fixtures/empty-form.js';
import { openPanel, proofOf } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

const PATIENCE = { timeout: 30_000 };
const rows = (page: Page) => page.locator('.panel-businesses tbody tr');

/**
 * Creates and selects three businesses that share a unique word, two of them with a website that is never
 * requested; returns the word.
 */
async function chooseThree(page: Page): Promise<string> {
  const headers = await proofOf(page.request);
  const word = `Wahl${randomUUID().replace(/\W/g, '').slice(0, 10)}`;
  for (const [name, website] of [
    ['Nord', 'http://127.0.0.1/'],
    ['Ost', 'http://127.0.0.1/ost'],
    ['West', ''],
  ]) {
    const form = { ...emptyForm, name: `${word} ${name}`, city: 'Wahlhausen', website };
    const data = { key: randomUUID().slice(0, 13), form };
    const answer = await page.request.post('/api/admin/businesses', { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await expect(async () => {
    await page.goto(`/admin?search=${word}`);
    await expect(rows(page)).toHaveCount(3, { timeout: 4_000 });
  }).toPass(PATIENCE);
  await page.getByLabel('Bu sayfadaki tüm işletmeleri seç').check();
  return word;
}

const preview = async (page: Page, action: string) => {
  await page.getByLabel('İşlem', { exact: true }).selectOption({ label: action });
  await page.getByRole('button', { name: 'Önizle …' }).click();
};

/**
 * Clears the field first, as a person would: the list given by the URL may not be rendered yet, and may already be
 * filtered by the same word.
 */
async function searchFor(page: Page, word: string): Promise<void> {
  const search = page.getByLabel('Ara', { exact: true });
  await search.fill('');
  await search.fill(word);
}

/** The results of a run reach the list through events, a moment after the run has reported them. */
async function listsTwo(page: Page, word: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
  await expect(async () => {
    await page.reload();
    await expect(rows(page)).toHaveCount(2, { timeout: 4_000 });
  }).toPass(PATIENCE);
}

test.beforeEach(async ({ page }) => {
  await openPanel(page);
});

test('the websites of selected businesses are checked, and each figure links to the list of its businesses', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const word = await chooseThree(page);
  await preview(page, 'Web sitelerini denetle');
  await expect(page.getByRole('dialog')).toContainText(
    /Seçilen 3 işletmeden \(.+\) 2 tanesinin web sitesi var/,
  );
  expect(await violations(page, { within: ['dialog[open]'] })).toEqual([]);
  await page.getByRole('button', { name: '2 web sitesini denetle' }).click();
  await expect(page).toHaveURL(/\/url-validation-status/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('(seçilenler)', PATIENCE);
  const grades = page.getByRole('list', { name: 'Sonuçlar' });
  await expect(grades).toHaveText('Engellenen adres: 2', PATIENCE);
  await grades.getByRole('link', { name: '2' }).click();
  await expect(page).toHaveURL(/website=blocked-address/);
  await searchFor(page, word);
  await listsTwo(page, word);
  await page.getByLabel('Web sitesi denetimi').selectOption({ label: 'Web sitesi olmayanlar' });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`${word} West`);
});

test('the photos of selected businesses are updated, and each outcome links to the list of its businesses', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const word = await chooseThree(page);
  await preview(page, 'Fotoğrafları güncelle');
  await page.getByRole('button', { name: '2 işletmenin fotoğrafını güncelle' }).click();
  const area = page.getByRole('region', { name: 'Fotoğraf' }).last();
  await expect(area).toContainText('(seçilenler)', PATIENCE);
  await expect(area.getByRole('link', { name: '2' })).toBeVisible(PATIENCE);
  await area.getByRole('link', { name: '2' }).click();
  await expect(page).toHaveURL(/photos=unreachable/);
  await searchFor(page, word);
  await listsTwo(page, word);
});

test('only selected businesses are exported', async ({ page }) => {
  test.setTimeout(120_000);
  const word = await chooseThree(page);
  await rows(page).nth(0).getByRole('checkbox').uncheck();
  await preview(page, 'Dışa aktar');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '2 işletmeyi indir' }).click();
  const csv = await readFile((await (await download).path()) ?? '', 'utf8');
  expect(csv.match(new RegExp(word, 'g'))).not.toBeNull();
  expect(csv.trim().split('\r\n')).toHaveLength(3);
});
