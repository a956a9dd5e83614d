import type { Page } from '@playwright/test';
import { openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

const schedules = (page: Page) => page.getByRole('list', { name: 'Zamanlanmış içe aktarmalar' });

test('an import is scheduled from an address, its failure is shown, and it is paused, changed and removed', async ({
  page,
}) => {
  test.setTimeout(90_000);
  // A host that never exists (RFC 2606).
  const address = `https://liste-${Date.now().toString(36)}.invalid/betriebe.csv`;
  await openPanel(page);
  await page.getByRole('button', { name: 'Zamanlanmış içe aktarma ekle' }).click();
  await page.getByLabel('Adres', { exact: true }).fill(address);
  await page.getByLabel('Sıklık').selectOption('week');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();

  const item = schedules(page).getByRole('listitem').filter({ hasText: address });
  await expect(item).toContainText('Haftada bir');
  await expect(item).toContainText('sunucu', { timeout: 30_000 });
  await expect(item).toContainText('Başarısız');
  await expect(item).toContainText('Sıradaki:');
  expect(await violations(page, { within: ['#import'] })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 800 });

  await item.getByRole('button', { name: 'Duraklat' }).click();
  await expect(item.getByRole('button', { name: 'Sürdür' })).toBeVisible();
  await expect(item).not.toContainText('Sıradaki:');
  await item.getByRole('button', { name: 'Değiştir' }).click();
  await expect(page.getByLabel('Adres', { exact: true })).toHaveValue(address);
  await page.getByLabel('Sıklık').selectOption('day');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(item).toContainText('Günde bir');
  await expect(item.getByRole('button', { name: 'Sürdür' })).toBeVisible();

  await page.reload();
  await expect(page.locator('.home-waiting')).toContainText('içe aktarma');
  await item.getByRole('button', { name: 'Kaldır' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kaldır' }).click();
  await expect(item).toHaveCount(0);
});

test('an address that is not on the public internet is refused with its reason', async ({ page, guard }) => {
  guard.expectFault(/400/);
  await openPanel(page);
  await page.getByRole('button', { name: 'Zamanlanmış içe aktarma ekle' }).click();
  await page.getByLabel('Adres', { exact: true }).fill('https://127.0.0.1/liste.csv');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('herkese açık internette olmalı')).toBeVisible();
  await expect(schedules(page).getByText('127.0.0.1')).toHaveCount(0);
});
