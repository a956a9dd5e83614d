import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { askHost } from '../fixtures/ask-host.js';
import { openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/test.js';
import { violations } from '../fixtures/violations.js';
import { readRunningSystem } from '../system/running-system.js';

const STATS = '**/api/admin/redirect-stats';
const stat = (domain: string, count: number) => ({ domain, count, lastRedirect: '2026-03-05T13:07:09.000Z' });

/** Mocks the statistics route with known figures; `asked` counts the requests. */
async function answerStats(page: Page, stats: ReturnType<typeof stat>[]): Promise<{ asked: number }> {
  const calls = { asked: 0 };
  const totalRedirects = stats.reduce((sum, { count }) => sum + count, 0);
  await page.route(STATS, (route) => {
    calls.asked += 1;
    return route.fulfill({ json: { stats, totalRedirects, timestamp: '2026-03-05T13:08:00.000Z' } });
  });
  return calls;
}

const openTab = (page: Page): Promise<void> => openPanel(page, '/admin?tab=redirects');
const tab = (page: Page) => page.locator('.panel-tab:visible');

for (const [id, total, status, text] of [
  ['ADM-REDIR-03', 0, 'info', 'Henüz yönlendirme yok'],
  ['ADM-REDIR-04', 9, 'warning', 'Az yönlendirme var'],
  ['ADM-REDIR-05', 10, 'success', 'Normal aktivite'],
] as const) {
  test(`${id} a total of ${total} shows the ${status} status '${text}'`, async ({ page }) => {
    await answerStats(page, total === 0 ? [] : [stat('a.example', total)]);
    await openTab(page);
    await expect(tab(page).locator('[data-status]')).toHaveText(text);
    await expect(tab(page).locator('[data-status]')).toHaveAttribute('data-status', status);
  });
}

test('ADM-REDIR-01 ADM-REDIR-02 ADM-REDIR-11 ADM-REDIR-12 the tab shows statistics by domain and the top five, and exports them as CSV', async ({
  page,
}) => {
  const counts = [40, 30, 15, 10, 4, 1];
  await answerStats(
    page,
    counts.map((count, index) => stat(`d${index}.example`, count)),
  );
  await openTab(page);
  const rows = page.getByRole('region', { name: 'Domain bazında istatistikler' }).getByRole('row');
  await expect(rows).toHaveCount(1 + counts.length);
  await expect(rows.nth(1)).toHaveText(/d0\.example\s*40\s*5 Mar 2026 14:07:09\s*%40/);
  const ranks = page.getByRole('list', { name: 'En çok yönlendiren 5 domain' }).getByRole('listitem');
  await expect(ranks).toHaveCount(5);
  await expect(ranks.last()).toHaveText(/d4\.example\s*4\s*%4/);
  await expect(page.locator('.panel-ranks rect')).toHaveCount(5);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV olarak indir' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^redirect_stats_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\ufeffDomain,Yönlendirme sayısı,Son yönlendirme,Yüzde');
  expect(lines[1]).toBe('d0.example,40,5 Mar 2026 14:07:09,%40');
  expect(lines).toHaveLength(counts.length + 2);
});

test('ADM-REDIR-06 ADM-REDIR-07 the statistics are requested every 30 s unless auto refresh is turned off', async ({
  page,
}) => {
  await page.clock.install();
  const calls = await answerStats(page, [stat('a.example', 1)]);
  await openTab(page);
  const auto = page.getByLabel('Otomatik yenileme (30 sn)');
  await expect(auto).toBeChecked();
  // Wait for the first response: no request is sent while another one is in progress.
  await expect(page.getByText('a.example').first()).toBeVisible();
  expect(calls.asked).toBe(1);
  await page.clock.runFor(29_000);
  expect(calls.asked).toBe(1);
  await page.clock.runFor(2_000);
  await expect.poll(() => calls.asked).toBe(2);
  await auto.uncheck();
  await page.clock.runFor(120_000);
  expect(calls.asked).toBe(2);
  await auto.check();
  await page.clock.runFor(31_000);
  await expect.poll(() => calls.asked).toBe(3);
});

test('ADM-REDIR-09 ADM-REDIR-10 failures to clear and to load the statistics are reported', async ({
  page,
  guard,
}) => {
  guard.expectFault(/503/);
  await answerStats(page, [stat('a.example', 3)]);
  await page.route(`${STATS}/clear`, (route) => route.fulfill({ status: 503, body: 'away' }));
  await openTab(page);
  const toast = page.getByTestId('toast');
  await page.getByRole('button', { name: 'İstatistikleri temizle' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Temizle' }).click();
  await expect(toast).toHaveText('İstatistikler temizlenemedi');
  await page.unroute(STATS);
  await page.route(STATS, (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.reload();
  await expect(toast).toHaveText('Yönlendirme istatistikleri yüklenemedi');
});

test('ADM-REDIR-08 ADM-REDIR-13 ADM-REDIR-14 ADM-REDIR-16 the operator adds a domain, sees its redirects, clears the statistics and removes the domain', async ({
  page,
}) => {
  const { url } = readRunningSystem();
  const domain = 'alte-werkstatt.example';
  await openTab(page);
  await page.getByLabel('Domain', { exact: true }).fill('192.0.2.1');
  await page.getByRole('button', { name: 'Domaini kaydet' }).click();
  await expect(page.getByRole('alert')).toContainText('Geçerli bir domain girin');
  await page.getByLabel('Domain', { exact: true }).fill('Alte-Werkstatt.example');
  await page.getByLabel('Hedef yol').fill('/categories');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('toast')).toHaveText(`${domain} kaydedildi`);
  const aliases = page.getByRole('region', { name: 'Yönlendirilen domainler' });
  await expect(aliases.getByRole('row', { name: domain })).toContainText('/categories');
  await expect
    .poll(async () => (await askHost(url, domain, '/x')).location, { timeout: 2_000 })
    .toBe(`${url}/categories`);
  const table = page.getByRole('region', { name: 'Domain bazında istatistikler' });
  await expect(async () => {
    await page.reload();
    await expect(table.getByRole('row', { name: domain })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await page.getByRole('button', { name: 'İstatistikleri temizle' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).click();
  await expect(table.getByRole('row', { name: domain })).toBeVisible();
  await page.getByRole('button', { name: 'İstatistikleri temizle' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Temizle' }).click();
  await expect(page.getByTestId('toast')).toHaveText('Yönlendirme istatistikleri temizlendi');
  await expect(tab(page).locator('[data-status]')).toHaveText('Henüz yönlendirme yok');
  await page.getByRole('button', { name: `${domain} domainini kaldır` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kaldır' }).click();
  await expect(page.getByTestId('toast')).toHaveText(`${domain} kaldırıldı`);
  await expect(page.getByRole('button', { name: `${domain} domainini kaldır` })).toHaveCount(0);
  await expect.poll(async () => (await askHost(url, domain)).status, { timeout: 2_000 }).toBe(404);
});

for (const width of [390, 1280]) {
  test(`The filled redirects tab is accessible and does not overflow the window at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await answerStats(page, [stat('alte-werkstatt.example', 1_234), stat('kurz.example', 7)]);
    await page.route('**/api/admin/alias-domains', (route) =>
      route.fulfill({
        json: {
          domains: [
            { domain: 'alte-werkstatt.example', targetPath: '', addedAt: '2026-03-05T13:08:00.000Z' },
          ],
        },
      }),
    );
    await openTab(page);
    await expect(page.locator('.panel-ranks rect')).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
