import { openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

const WITHIN_MS = 2_500;

test('the panel opens with the waiting tasks, each with a link to its page', async ({ page }) => {
  await page.route('**/api/admin/work', async (route) => {
    const answer = (await (await route.fetch()).json()) as { services: object[] };
    const anHourAgo = new Date(Date.now() - 3 * 3_600_000).toISOString();
    await route.fulfill({
      json: {
        waiting: [
          { kind: 'submissions', count: 3, since: anHourAgo },
          { kind: 'mails', count: 0, since: null },
          { kind: 'websiteChecks', count: null, since: null },
          { kind: 'hours', count: 10_000, since: anHourAgo },
        ],
        services: answer.services,
      },
    });
  });
  await openPanel(page);
  const home = page.getByRole('region', { name: 'Yapılacaklar' });
  await expect(home.getByRole('listitem').filter({ hasText: 'Web sitesi denetimleri' })).toHaveText(
    'Web sitesi denetimleri: şu anda bilinmiyor',
  );
  await expect(home.getByText('gönderilmemiş e-posta')).toHaveCount(0);
  await expect(home.getByText('Tüm hizmetler yanıt veriyor.')).toBeVisible();
  const tab = page.getByRole('link', { name: 'İşletmeler', exact: true });
  await expect(tab).toHaveAccessibleDescription('3 iş bekliyor');
  expect(await violations(page, { within: ['.panel-home', '.panel-header'] })).toEqual([]);
  await home.getByRole('link', { name: 'en az 10.000 okunamayan çalışma saati' }).click();
  await expect(page).toHaveURL(/status=unread-hours/);
  await expect(page.getByLabel('Listeleme')).toHaveValue('unread-hours');
  await home.getByRole('link', { name: '3 başvuru en eskisi 3 saatlik' }).click();
  await expect(page).toHaveURL(/review=submissions/);
});

test('the home of the panel links to website checks and statistics', async ({ page }) => {
  await openPanel(page);
  const more = page.getByRole('navigation', { name: 'Diğer sayfalar' });
  await more.getByRole('link', { name: 'Ziyaret sayıları' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'İstatistikler' })).toBeVisible();
  await page.goBack();
  await more.getByRole('link', { name: 'URL denetimi' }).click();
  await expect(page).toHaveURL(/\/url-validation-status/);
});

for (const width of [390, 768, 1280]) {
  test(`a link at the top of the dashboard leads to the charts, which the header does not cover at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    let letListCome = (): void => undefined;
    const isPressed = new Promise<void>((resolve) => (letListCome = resolve));
    await page.route(/\/api\/admin\/businesses\?/, async (route) => {
      await isPressed;
      await route.continue();
    });
    await openPanel(page);
    // Behave like a browser without scroll anchoring.
    await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
    await page.getByRole('link', { name: 'Grafikler' }).click();
    const charts = page.getByRole('heading', { name: 'Grafikler' });
    await expect(charts).toBeFocused();
    // The list is above the charts, and must not move them out of view when it appears.
    letListCome();
    await expect(page.locator('.panel-businesses tbody tr')).toHaveCount(20);
    const bottomOf = () =>
      page.locator('.panel-header').evaluate((bar) => bar.getBoundingClientRect().bottom);
    const topOf = () => charts.evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(async () => (await topOf()) - (await bottomOf())).toBeGreaterThanOrEqual(0);
    await expect(charts).toBeInViewport();
  });
}

test('one call returns the waiting tasks and the state of every service within its time limit', async ({
  page,
}) => {
  await openPanel(page);
  const begun = Date.now();
  const answer = await page.request.get('/api/admin/work');
  expect(Date.now() - begun).toBeLessThan(WITHIN_MS);
  const { waiting, services } = (await answer.json()) as {
    waiting: { kind: string; count: number | null }[];
    services: { name: string; answers: boolean }[];
  };
  expect(waiting.map(({ kind }) => kind)).toEqual([
    ...['submissions', 'reports', 'ownChanges', 'handClaims', 'mails', 'imports'],
    ...['photoUpdates', 'websiteChecks', 'bulkChanges', 'hours'],
  ]);
  expect(waiting.filter(({ count }) => count === null)).toEqual([]);
  expect(services.filter(({ answers }) => !answers)).toEqual([]);
  expect(services).toHaveLength(8);
});

for (const width of [390, 768, 1280]) {
  test(`the header marks the open section and does not wrap or overflow at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPanel(page, '/admin?tab=statistics');
    const current = page.locator('.panel-bar [aria-current="page"]');
    await expect(current).toHaveText('İstatistikler');
    const other = page.getByRole('link', { name: 'Hesaplar' });
    const line = (of: typeof current) => of.evaluate((link) => getComputedStyle(link).borderBottomColor);
    expect(await line(current)).not.toBe(await line(other));
    const exit = page.getByRole('button', { name: 'Exit Panel' });
    expect((await exit.boundingBox())?.height).toBeLessThan(50);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
