import type { Page } from '@playwright/test';
import { openPanel } from '../../fixtures/owner.js';
import { expect, test } from '../../fixtures/test.js';
import { violations } from '../../fixtures/violations.js';

const RUN = '4c9f2f4e-0000-4000-8000-000000000002';
const CALL = '**/api/admin/update-photos';
const running = {
  id: RUN,
  state: 'running',
  total: 1_200,
  processed: 300,
  outcomes: { added: 120, kept: 150, 'no-picture': 30 },
  currentBusiness: 'Werkstatt Grün',
  createdAt: '2026-03-05T13:07:09.000Z',
  finishedAt: null,
  failure: null,
};
const completed = {
  ...running,
  state: 'completed',
  processed: 1_200,
  outcomes: { added: 420, replaced: 30, kept: 700, 'no-picture': 50 },
  currentBusiness: null,
  finishedAt: '2026-03-05T14:07:09.000Z',
};

/**
 * Mocks the photo update's routes. The test can change `run`; a POST request starts a run, and `asked` counts the
 * others.
 */
async function answerUpdate(page: Page, run: object | null): Promise<{ run: object | null; asked: number }> {
  const held = { run, asked: 0 };
  await page.route(CALL, (route) => {
    if (route.request().method() === 'POST') {
      held.run = running;
      return route.fulfill({ json: { runId: RUN, total: 1_200 } });
    }
    held.asked += 1;
    return route.fulfill({ json: { run: held.run } });
  });
  return held;
}

const area = (page: Page) => page.getByRole('region', { name: 'Fotoğraf Güncelleme' });
const start = (page: Page) => page.getByRole('button', { name: 'Fotoğrafları güncelle' });
const banner = (page: Page) => area(page).getByRole('status');

/** Opens the dashboard and waits for its figures, its list and the photo update. */
async function openDashboard(page: Page): Promise<void> {
  await openPanel(page);
  await expect(page.locator('.panel-businesses tbody tr')).toHaveCount(20, { timeout: 20_000 });
  await expect(page.locator('.panel-tiles dd').first()).not.toHaveText('–', { timeout: 20_000 });
}

test('ADM-PHOTOS-01 a banner shows that the update has started', async ({ page }) => {
  await answerUpdate(page, null);
  await openDashboard(page);
  await expect(banner(page)).toHaveText('');
  await start(page).click();
  await expect(banner(page)).toHaveText(
    'Fotoğraf güncellemesi başlatıldı! 1.200 web sitesi arka planda kontrol ediliyor; bu sayfayı kapatabilirsiniz.',
  );
  await expect(area(page).getByRole('progressbar')).toHaveAttribute('value', '300');
  await expect(area(page)).toContainText('300 / 1.200 işletme');
  await expect(area(page)).toContainText('Şu anki işletme: Werkstatt Grün');
  await expect(start(page)).toHaveCount(0);
});

test('ADM-PHOTOS-02 figures and list are reloaded 5 s after the start, not before', async ({
  page,
  guard,
}) => {
  await page.clock.install();
  await answerUpdate(page, null);
  await openDashboard(page);
  const count = (path: string) =>
    guard.requests.filter((request) => request.startsWith(`GET ${path}`)).length;
  const counts = () => [count('/api/admin/stats'), count('/api/admin/businesses?')];
  // From here only runFor advances the clock: on a slow machine the five seconds would otherwise end too
  // early.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const before = counts();
  await start(page).click();
  const isStarted = async (): Promise<boolean> => {
    await page.clock.runFor(50);
    return banner(page).getByText('başlatıldı').isVisible();
  };
  await expect.poll(isStarted, { timeout: 20_000 }).toBe(true);
  await page.clock.runFor(4_000);
  expect(counts()).toEqual(before);
  await page.clock.runFor(1_100);
  await expect.poll(counts, { timeout: 20_000 }).toEqual(before.map((times) => times + 1));
});

test('A running update is polled every 2 s until it is complete, then shows its counts', async ({ page }) => {
  await page.clock.install();
  const update = await answerUpdate(page, running);
  await openDashboard(page);
  await expect(area(page)).toContainText('Güncelleme sürüyor');
  await expect(banner(page)).toHaveText('');
  const { asked } = update;
  await page.clock.runFor(2_100);
  await expect.poll(() => update.asked, { timeout: 20_000 }).toBeGreaterThan(asked);
  update.run = completed;
  await page.clock.runFor(2_100);
  await expect(area(page)).toContainText('Güncelleme tamamlandı');
  await expect(area(page).getByRole('listitem')).toHaveText([
    'Fotoğraf eklendi: 420',
    'Bozuk fotoğraf yenilendi: 30',
    'Fotoğrafı var: 700',
    'Sitede görsel yok: 50',
  ]);
  await expect(area(page).getByRole('progressbar')).toHaveCount(0);
  await expect(start(page)).toBeVisible();
});

test('A running update can be stopped', async ({ page }) => {
  const update = await answerUpdate(page, running);
  let stops = 0;
  await page.route(`${CALL}/stop`, (route) => {
    stops += 1;
    update.run = { ...completed, state: 'stopped' };
    return route.fulfill({ json: { stopped: true } });
  });
  await openDashboard(page);
  await area(page).getByRole('button', { name: 'Durdur' }).click();
  await expect(area(page)).toContainText('Güncelleme durduruldu', { timeout: 20_000 });
  expect(stops).toBe(1);
});

test('Starting while another update runs is reported, and the running one is shown', async ({
  page,
  guard,
}) => {
  guard.expectFault(/409/);
  const held: { run: object | null } = { run: null };
  await page.route(CALL, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { detail: 'going on' } })
      : route.fulfill({ json: held }),
  );
  await openDashboard(page);
  held.run = running;
  await start(page).click();
  await expect(page.getByTestId('toast')).toHaveText(
    'Fotoğraf güncellemesi başlatılamadıBir güncelleme zaten sürüyor.',
  );
  await expect(banner(page)).toHaveText('');
  await expect(area(page)).toContainText('Güncelleme sürüyor');
});

for (const width of [390, 1280]) {
  test(`The photo update is accessible and does not overflow the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await answerUpdate(page, null);
    await openDashboard(page);
    await start(page).click();
    await expect(banner(page)).toContainText('başlatıldı');
    expect(await violations(page, { within: ['section[aria-labelledby="photo-update-title"]'] })).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
