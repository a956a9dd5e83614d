import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { emptyForm } from '../fixtures/empty-form.js';
import { openPanel, proofOf } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

const PATIENCE = { timeout: 30_000 };
const rows = (page: Page) => page.locator('.panel-businesses tbody tr');
const runs = (page: Page) => page.locator('.bulk-runs li');

/** Creates three businesses for this test only; returns a word that all their names contain, and their paths. */
async function listThree(request: APIRequestContext): Promise<{ word: string; paths: string[] }> {
  const headers = await proofOf(request);
  const word = `Sammel${randomUUID().replace(/\W/g, '').slice(0, 10)}`;
  const paths: string[] = [];
  for (const name of ['Nord', 'Ost', 'West']) {
    const form = { ...emptyForm, name: `${word} ${name}`, category: 'Klempner', city: 'Sammelhausen' };
    const answer = await request.post('/api/admin/businesses', {
      headers,
      data: { key: randomUUID().slice(0, 13), form },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    paths.push(`/${((await answer.json()) as { urlSlug: string }).urlSlug}`);
  }
  return { word, paths };
}

/** Searches the list for the three businesses until the index contains them. */
async function showThree(page: Page, word: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/admin?search=${word}`);
    await expect(rows(page)).toHaveCount(3, { timeout: 4_000 });
  }).toPass(PATIENCE);
}

async function preview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Önizle …' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    /Seçilen 3 işletmeden \(.+\) 3 tanesi değişecek/,
    PATIENCE,
  );
}

async function confirm(page: Page, button: string): Promise<void> {
  await preview(page);
  await page.getByRole('button', { name: button }).click();
}

test.beforeEach(async ({ page }) => {
  await openPanel(page);
});

test('the owner changes selected businesses at once, which updates their pages, and undoes the change as a whole', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { word, paths } = await listThree(page.request);
  await showThree(page, word);
  await page.getByLabel('Bu sayfadaki tüm işletmeleri seç').check();
  await expect(page.getByText('3 işletme seçildi')).toBeVisible();
  await page.getByLabel('Alan', { exact: true }).selectOption('city');
  await page.getByLabel('Yeni değer').fill('Neusammel');
  expect(await violations(page, { within: ['.bulk-bar'] })).toEqual([]);
  await preview(page);
  await page.keyboard.press('Escape');
  // After cancelling, the focus returns to the button that opened the preview.
  await expect(page.getByRole('button', { name: 'Önizle …' })).toBeFocused();
  await confirm(page, '3 işletmeyi değiştir');
  await expect(runs(page).first()).toContainText('3 değişti', PATIENCE);
  for (const path of paths) {
    await expect
      .poll(async () => (await page.request.get(path)).text(), { timeout: 5_000 })
      .toContain('Neusammel');
  }
  await page.reload();
  await expect(page.getByLabel('Ara', { exact: true })).toHaveValue(word);
  await runs(page).first().getByRole('button', { name: 'Tümünü geri al' }).click();
  await expect(runs(page).first()).toContainText('3 geri alındı', PATIENCE);
  await expect
    .poll(async () => (await page.request.get(paths[0] ?? '')).text(), { timeout: 5_000 })
    .not.toContain('Neusammel');
});

test('the owner deletes selected businesses, finds them in the trash and restores them', async ({ page }) => {
  test.setTimeout(120_000);
  const { word, paths } = await listThree(page.request);
  await showThree(page, word);
  await page.getByLabel('Bu sayfadaki tüm işletmeleri seç').check();
  await page.getByLabel('İşlem', { exact: true }).selectOption('delete');
  await preview(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('3 işletme seçildi')).toBeVisible();
  await confirm(page, '3 işletmeyi sil');
  await expect(runs(page).first()).toContainText('3 değişti', PATIENCE);
  expect((await page.request.get(paths[0] ?? '')).status()).toBe(404);
  await page.getByLabel('Listeleme').selectOption('deleted');
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveURL(/status=deleted/);
  await page.getByLabel('Bu sayfadaki tüm işletmeleri seç').check();
  await confirm(page, '3 işletmeyi geri getir');
  await expect(runs(page).first()).toContainText('3 değişti', PATIENCE);
  await expect.poll(async () => (await page.request.get(paths[0] ?? '')).status(), PATIENCE).toBe(200);
});

test('the columns of the list can be chosen and are remembered on the device, and a phone shows the name first', async ({
  page,
}) => {
  await page.getByText('Sütunları seç').click();
  await page.getByRole('checkbox', { name: 'Place ID' }).uncheck();
  await page.getByRole('checkbox', { name: 'Telefon' }).check();
  await page.reload();
  const heads = page.locator('.panel-businesses th');
  await expect(heads.last()).toHaveText('Telefon');
  await expect(heads.filter({ hasText: 'Place ID' })).toHaveCount(0);
  await page.getByText('Sütunları seç').click();
  await page.getByRole('button', { name: 'Varsayılan sütunlar' }).click();
  await expect(heads).toHaveCount(11);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(heads.first()).toHaveText('İsim');
});

test('a page of the list is opened by its number, and going back returns to the one before', async ({
  page,
}) => {
  await expect(rows(page)).toHaveCount(20);
  await page.getByLabel('Sayfaya git').fill('7');
  await page.getByLabel('Sayfaya git').press('Enter');
  await expect(page.getByText(/^Sayfa 7 \//)).toBeVisible();
  await expect(page).toHaveURL(/page=7/);
  await page.goBack();
  await expect(page.getByText(/^Sayfa 1 \//)).toBeVisible();
});
