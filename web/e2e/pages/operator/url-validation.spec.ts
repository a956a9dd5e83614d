import type { Page } from '@playwright/test';
import { openPanel } from '../../fixtures/owner.js';
import { expect, test } from '../../fixtures/test.js';
import { violations } from '../../fixtures/violations.js';

const STATUS = '**/api/admin/validation-status';
const START = '**/api/admin/validate-urls';
const RUN = '4c9f2f4e-0000-4000-8000-000000000001';
const nothing = {
  total: 0,
  processed: 0,
  valid: 0,
  invalid: 0,
  currentBusiness: null,
  isComplete: false,
  reportFile: null,
  run: null,
};
const figures = { total: 1_200, processed: 300, valid: 250, invalid: 50 };
const run = {
  ...figures,
  id: RUN,
  state: 'running',
  grades: { valid: 240, moved: 10, 'time-out': 50 },
  createdAt: '2026-03-05T13:07:09.000Z',
  finishedAt: null,
  reportFile: null,
  failure: null,
};
const running = { ...figures, currentBusiness: 'Werkstatt Grün', isComplete: false, reportFile: null, run };
const reportFile = 'url_validation_2026-03-05.xlsx';
const complete = {
  ...running,
  currentBusiness: null,
  isComplete: true,
  reportFile,
  run: { ...run, state: 'completed', reportFile, finishedAt: '2026-03-05T13:09:09.000Z' },
};

/** Mocks the status route: the test can change `answer`, and `asked` counts the requests. */
async function answerStatus(page: Page, answer: object): Promise<{ answer: object; asked: number }> {
  const held = { answer, asked: 0 };
  await page.route(STATUS, (route) => {
    held.asked += 1;
    return route.fulfill({ json: held.answer });
  });
  await page.route('**/api/admin/validation-runs', (route) =>
    route.fulfill({ json: { runs: [complete.run] } }),
  );
  return held;
}

const open = (page: Page): Promise<void> => openPanel(page, '/url-validation-status');
const start = (page: Page) => page.getByRole('button', { name: 'Doğrulamayı başlat' });

test('ADM-URLS-01 ADM-URLS-03 ADM-URLS-06 without data a button starts the check, and a toast shows the number of websites', async ({
  page,
}) => {
  const status = await answerStatus(page, nothing);
  await page.route(START, (route) => {
    status.answer = running;
    return route.fulfill({ json: { runId: RUN, total: 1_200 } });
  });
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('URL Doğrulama Durumu');
  await start(page).click();
  await expect(page.getByTestId('toast')).toHaveText(
    'Validation başlatıldı!1.200 URL arka planda kontrol ediliyor.',
  );
  await expect(start(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Durdur' })).toBeVisible();
});

test('ADM-URLS-07 the toast shows 26,384 if the number is unknown', async ({ page }) => {
  await answerStatus(page, nothing);
  await page.route(START, (route) => route.fulfill({ json: { runId: RUN, total: null } }));
  await open(page);
  await start(page).click();
  await expect(page.getByTestId('toast')).toContainText('26,384 URL');
});

test('ADM-URLS-08 a failed start is reported', async ({ page, guard }) => {
  guard.expectFault(/503/);
  await answerStatus(page, nothing);
  await page.route(START, (route) => route.fulfill({ status: 503, body: 'away' }));
  await open(page);
  await start(page).click();
  await expect(page.getByTestId('toast')).toHaveText('HataValidation başlatılamadı.');
  await expect(page.getByTestId('toast')).toHaveClass(/toast-error/);
});

test('ADM-URLS-02 ADM-URLS-04 ADM-URLS-05 the figures are requested every 2 s until the report is available', async ({
  page,
}) => {
  await page.clock.install();
  const status = await answerStatus(page, running);
  await open(page);
  const main = page.getByRole('main');
  await expect(main.locator('dl').first()).toHaveText(/Toplam1\.200İşlenen300Geçerli250Geçersiz50/);
  await expect(main.getByText('Şu anki işletme: Werkstatt Grün')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '300');
  const before = status.asked;
  await page.clock.runFor(2_100);
  await expect.poll(() => status.asked).toBe(before + 1);
  status.answer = complete;
  await page.clock.runFor(2_100);
  await expect(page.getByRole('heading', { name: 'Doğrulama tamamlandı' })).toBeVisible();
  const report = main.getByRole('link', { name: reportFile }).first();
  await expect(report).toHaveAttribute('href', `/api/admin/validation-runs/${RUN}/report?format=xlsx`);
});

test('ADM-URLS-09 a status that cannot be loaded is only logged', async ({ page, guard }) => {
  guard.expectFault(/503/);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route(STATUS, (route) => route.fulfill({ status: 503, body: 'away' }));
  await open(page);
  await expect.poll(() => warnings.length).toBeGreaterThan(0);
  expect(warnings[0]).toContain('503');
  await expect(page.getByTestId('toast')).toHaveCount(0);
});

for (const width of [390, 1280]) {
  test(`The result of a check is accessible and does not overflow the window at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await answerStatus(page, complete);
    await open(page);
    await expect(page.getByRole('heading', { name: 'Doğrulama tamamlandı' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
