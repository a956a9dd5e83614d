import type { ListingReport } from '@gewerk/contracts/bus';
import type { APIRequestContext, Page } from '@playwright/test';
import { create, field, nameOf } from '../fixtures/managed-business.js';
import { openForm } from '../fixtures/open-form.js';
import { openPanel, proofOf } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

const SENT_WITHIN_MS = 20_000;

/** Sends a report about a listing as a visitor does. */
async function report(request: APIRequestContext, business_id: string, content: object): Promise<void> {
  const form_token = await openForm(request, 'report');
  const data = { form_token, business_id, ...content };
  const answer = await request.post('/api/reports', { data });
  expect(answer.status(), await answer.text()).toBe(201);
}

async function reportsOf(page: Page, state: string): Promise<ListingReport[]> {
  const params = { state, limit: 100 };
  const answer = await page.request.get('/api/admin/reports', { params });
  return ((await answer.json()) as { reports: ListingReport[] }).reports;
}

/** Dismisses reports that other tests left waiting. */
async function emptyQueue(page: Page): Promise<void> {
  const headers = await proofOf(page.request);
  for (const { id } of await reportsOf(page, 'waiting')) {
    const data = { decision: 'dismiss', reason: 'Rest eines Tests.' };
    const answer = await page.request.post(`/api/admin/reports/${id}/decision`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

const idOf = (page: Page): string => new URL(page.url()).searchParams.get('business') ?? '';

test('reports are reviewed on a phone with the keys J, K, A, R and E', async ({ page, request }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  await emptyQueue(page);
  const [changed, reported] = [nameOf('Vorschlag'), nameOf('Hinweis')];
  await create(page, changed, { Telefon: '0921 4444' });
  const changedId = idOf(page);
  await report(request, changedId, { kind: 'change', changes: { phone: '0921 5555' } });
  await create(page, reported);
  const reportedId = idOf(page);
  await report(request, reportedId, { kind: 'report', reason: 'closed', message: 'Seit Mai zu.' });

  const later = (await reportsOf(page, 'waiting')).find(({ business }) => business.id === reportedId);
  const details = Promise.withResolvers<void>();
  await page.route(`**/api/admin/reports/${later?.id}`, async (route) => {
    await details.promise;
    await route.continue();
  });
  await page.goto('/admin?tab=businesses&review=reports');
  const heading = page.locator('.review-entry > h3');
  await expect(heading).toHaveText(changed);
  await expect(heading).toBeFocused();
  await page.keyboard.press('j');
  await expect(heading).toHaveText(reported);
  // A report has no proposal that could be applied.
  await page.keyboard.press('a');
  await expect(heading).toHaveText(reported);
  await page.keyboard.press('k');
  await expect(heading).toHaveText(changed);

  await page.keyboard.press('a');
  await expect(heading).toHaveText(reported);
  await page.keyboard.press('r');
  const reasons = page.getByRole('region', { name: 'Gerekçeyi seçin' });
  await expect(reasons.getByRole('button').first()).toBeInViewport({ ratio: 1 });
  // The comparison appears after a quick user has already acted, and must not push anything out of view.
  details.resolve();
  await expect(page.locator('.review-entry [role="status"]')).toHaveCount(0);
  await expect(reasons.getByRole('button').first()).toBeInViewport({ ratio: 1 });
  expect(await violations(page, { within: ['.review'] })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('2');
  await expect(page.getByText('Hepsi karara bağlandı.')).toBeVisible();
  await page.keyboard.press('u');
  await expect(heading).toHaveText(reported);
  await page.keyboard.press('e');
  await expect(page).toHaveURL(new RegExp(`business=${reportedId}.*report=`));
  await expect(field(page, 'İsim')).toHaveValue(reported);

  await expect
    .poll(async () => (await reportsOf(page, 'applied')).map(({ business }) => business.id), {
      timeout: SENT_WITHIN_MS,
    })
    .toContain(changedId);
  const applied = await page.request.get(`/api/admin/businesses/${changedId}`);
  expect(((await applied.json()) as { form: { phone: string } }).form.phone).toContain('5555');
  expect((await reportsOf(page, 'waiting')).map(({ business }) => business.id)).toContain(reportedId);
});

test('all tabs of the panel fit a phone in each language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  for (const language of ['tr', 'de', 'en']) {
    await page.goto(`/admin?lang=${language}`);
    const tabs = page.locator('.panel-tabs');
    await expect(tabs).toBeVisible();
    const fits = await tabs.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect([language, fits]).toEqual([language, true]);
  }
});
