import type { Page } from '@playwright/test';
import { openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

const pageLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Site Ayarları' }).getByRole('link', { name });

test('each settings page has its own address, and input on one is kept while another is open', async ({
  page,
}) => {
  await openPanel(page, '/admin?tab=settings');
  await page.getByLabel('Site başlığı').fill('Halb getippt');
  for (const [name, address] of [
    ['Sürümler', 'versions'],
    ['Site kimliği', 'site'],
    ['Şifre', 'password'],
    ['İşlem kaydı', 'audit'],
  ] as const) {
    await pageLink(page, name).click();
    await expect(page).toHaveURL(new RegExp(`page=${address}$`));
    await expect(pageLink(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByLabel('Site başlığı')).toBeHidden();
    expect(await violations(page, { within: ['main'] }), name).toEqual([]);
  }
  await page.goBack();
  await expect(page.getByLabel('Mevcut şifre')).toBeVisible();
  await pageLink(page, 'Kodlar ve reklamlar').click();
  await expect(page.getByLabel('Site başlığı')).toHaveValue('Halb getippt');
});
