import type { Page } from '@playwright/test';
import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/looking-test.js';
import { violations } from '../../fixtures/violations.js';
import { samplePaths } from '../../system/samples.js';

test.use({ viewport: { width: 390, height: 844 } });

const list = (page: Page, name: string) => page.getByRole('region', { name });

test('businesses are saved on the device, listed, shared as a link and saved from that link', async ({
  page,
  browser,
  baseURL,
}) => {
  for (const path of [samplePaths.full, samplePaths.open]) {
    await page.goto(path);
    await takenOver(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  await page.getByRole('link', { name: 'Saved (2)' }).click();
  await expect(page).toHaveURL('/saved');
  const cards = list(page, 'Gemerkte Betriebe').getByRole('heading', { level: 3 });
  await expect(cards).toHaveText(['Immer Offen Schlüsseldienst', 'Vollständig Kfz-Technik']);
  expect(await violations(page)).toEqual([]);
  // The link itself is shown only if the browser does not let the page copy it.
  await expect(page.getByRole('link', { name: 'Link zur Liste' })).toHaveCount(0);
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) }),
  );
  await page.getByRole('button', { name: 'Link zur Liste kopieren' }).click();
  const link = await page.getByRole('link', { name: 'Link zur Liste' }).getAttribute('href');
  expect(link).toMatch(/\/saved#[0-9a-f]{24}\.[0-9a-f]{24}$/);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const friend = await other.newPage();
  await friend.goto(link ?? '');
  await expect(list(friend, 'Mit Ihnen geteilt').getByRole('heading', { level: 3 })).toHaveCount(2);
  await friend.getByRole('button', { name: 'Alle merken' }).click();
  await expect(list(friend, 'Gemerkte Betriebe').getByRole('heading', { level: 3 })).toHaveText([
    'Immer Offen Schlüsseldienst',
    'Vollständig Kfz-Technik',
  ]);
  expect(await other.cookies()).toEqual([]);
  await other.close();

  await page.getByRole('button', { name: 'Liste leeren' }).click();
  await expect(page.getByText('Noch nichts gemerkt')).toBeVisible();
});

test('viewed businesses are remembered only with consent to preferences, and deleted when it is withdrawn', async ({
  page,
}) => {
  const viewed = () => page.evaluate(() => localStorage.getItem('gewerk.viewed'));
  await page.context().clearCookies();
  await page.goto(samplePaths.full);
  await takenOver(page);
  expect(await viewed()).toBeNull();
  await page.goto('/cookies');
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
  await page.goto(samplePaths.full);
  await expect.poll(viewed).toMatch(/^[0-9a-f]{24}$/);
  await page.goto('/saved');
  await expect(list(page, 'Zuletzt angesehen').getByRole('heading', { level: 3 })).toHaveText([
    'Vollständig Kfz-Technik',
  ]);
  await page.goto('/cookies');
  await page.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
  await expect.poll(viewed).toBeNull();
});
