import { readFile } from 'node:fs/promises';
import type { ImportPreview } from '@gewerk/contracts/bus';
import type { APIRequestContext, Page } from '@playwright/test';
import { XLSX } from '../fixtures/import-sheets.js';
import { logIn, openPanel, proofOf } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

const CALL = '/api/admin/export';
const form = (page: Page) => page.locator('.export-area');
const submit = (page: Page) => form(page).getByRole('button', { name: 'Dışa Aktar' }).click();

/** Lines of an export without its header; no cell of the demo data contains a line break. */
async function rowsOf(request: APIRequestContext, query: string): Promise<string[]> {
  const answer = await request.get(`${CALL}${query}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.text()).trimEnd().split('\r\n').slice(1);
}

test('ADM-API-17 ADM-EXPORT-01 the export is a CSV file of all businesses with the date in its name and a byte order mark', async ({
  request,
}) => {
  await logIn(request);
  const answer = await request.get(`${CALL}?type=all`);
  const day = new Date().toISOString().slice(0, 10);
  expect(answer.headers()['content-disposition']).toBe(`attachment; filename="businesses_export_${day}.csv"`);
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
  expect((await answer.body()).subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(await answer.text()).toMatch(/^\uFEFFplace_id,name,category,type,/);
  const { total } = (await (await request.get('/api/admin/businesses')).json()) as { total: number };
  const ids = (await rowsOf(request, '?type=all')).filter((line) => line.includes(','));
  expect(ids.length).toBeGreaterThanOrEqual(total);
});

test('ADM-EXPORT-01 ADM-EXPORT-04 ADM-API-16 a range counts from 1 in the requested order, and filters narrow the export', async ({
  request,
}) => {
  await logIn(request);
  const all = await rowsOf(request, '?type=range&start=1&end=40');
  expect(all).toHaveLength(40);
  expect(await rowsOf(request, '?type=range&start=11&end=20')).toEqual(all.slice(10, 20));
  const sorted = '&sortBy=name&sortOrder=desc';
  const names = await rowsOf(request, `?type=range&start=1&end=40${sorted}`);
  expect(names).not.toEqual(all);
  expect(await rowsOf(request, `?type=range&start=11&end=20${sorted}`)).toEqual(names.slice(10, 20));
  const cities = (await (await request.get('/api/admin/cities')).json()) as { city: string; count: number }[];
  const { city, count } = cities[0] ?? { city: '', count: 0 };
  expect(await rowsOf(request, `?city=${encodeURIComponent(city)}`)).toHaveLength(count);
  expect(await rowsOf(request, '?search=gibtesnichtxyz')).toEqual([]);
  expect(await rowsOf(request, '?type=date&date=2020-02-29')).toEqual([]);
});

test('invalid parameters of an export are refused, naming the field', async ({ request }) => {
  await logIn(request);
  for (const [query, field] of [
    ['type=range&start=9&end=3', 'end'],
    ['type=range&start=1', 'end'],
    ['type=date', 'date'],
    ['type=date&date=2026-02-30', 'date'],
    ['type=date&date=2999-01-01', 'date'],
    ['type=some', 'type'],
    ['format=pdf', 'format'],
    ['columns=name,owner', 'columns'],
    ['colour=red', 'colour'],
  ]) {
    const answer = await request.get(`${CALL}?${query}`);
    expect(answer.status(), query).toBe(400);
    expect(((await answer.json()) as { detail: string }).detail, query).toContain(`${field}: `);
  }
});

test('ADM-EXPORT-02 ADM-EXPORT-03 a range without its last row and an empty date are not sent', async ({
  page,
  guard,
}) => {
  await openPanel(page);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await form(page).getByLabel('Dışa aktarma türü').selectOption('range');
  await expect(form(page)).toContainText('1’den başlayarak');
  await form(page).getByLabel('İlk satır').fill('1');
  await submit(page);
  await form(page).getByLabel('Dışa aktarma türü').selectOption('date');
  await submit(page);
  await expect.poll(() => alerts).toEqual(['Aralık değerlerini girin', 'Tarih seçin']);
  expect(guard.requests.filter((request) => request.includes(CALL))).toEqual([]);
  expect(await violations(page, { within: ['.export-area'] })).toEqual([]);
});

test('ADM-EXPORT-04 the panel sends the filters of its list', async ({ page }) => {
  await openPanel(page);
  await expect(page.locator('.panel-businesses tbody tr')).toHaveCount(20);
  await page.getByRole('combobox', { name: 'Şehir' }).click();
  const choice = page.getByRole('listbox').getByRole('option').first();
  const city = (await choice.locator('span').first().textContent()) ?? '';
  const [download, asked] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForRequest((request) => request.url().includes(CALL)),
    // Submitted immediately after the choice, which must apply even before the list has been drawn for it.
    choice.evaluate((option: HTMLElement) => {
      option.click();
      document.querySelector<HTMLElement>('.export-area [type=submit]')?.click();
    }),
  ]);
  expect(Object.fromEntries(new URL(asked.url()).searchParams)).toEqual({ type: 'all', city });
  expect(download.suggestedFilename()).toMatch(/^businesses_export_\d{4}-\d{2}-\d{2}\.csv$/);
});

test('ADM-EXPORT-05 a failed export is only logged', async ({ page, guard }) => {
  guard.expectFault(/503/);
  guard.expectFault(/Export failed/);
  await openPanel(page);
  await page.route(`**${CALL}**`, (route) => route.fulfill({ status: 503, body: 'away' }));
  await submit(page);
  await expect.poll(() => guard.faults.some((fault) => fault.includes('Export failed'))).toBe(true);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(form(page).getByRole('button', { name: 'Dışa Aktar' })).toBeEnabled();
});

test('the export can be a workbook with chosen columns, which an import reads, and the device remembers the choice', async ({
  page,
}) => {
  await openPanel(page);
  await form(page).getByLabel('Dışa aktarma türü').selectOption('range');
  await form(page).getByLabel('İlk satır').fill('1');
  await form(page).getByLabel('Son satır').fill('250');
  await form(page).getByLabel('Dosya türü').selectOption('xlsx');
  await form(page).getByText('Sütunlar: tümü').click();
  await form(page).getByLabel('Fotoğraflar', { exact: true }).uncheck();
  await form(page).getByLabel('Açıklama').uncheck();
  await expect(form(page).getByText('Sütunlar: 27 / 29')).toBeVisible();
  expect(await violations(page, { within: ['.export-area'] })).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), submit(page)]);
  expect(download.suggestedFilename()).toMatch(/^businesses_export_\d{4}-\d{2}-\d{2}\.xlsx$/);
  const excelFile = { name: 'export.xlsx', mimeType: XLSX, buffer: await readFile(await download.path()) };
  const answer = await page.request.post('/api/admin/import-preview', {
    headers: await proofOf(page.request),
    multipart: { excelFile },
  });
  const preview = (await answer.json()) as ImportPreview;
  expect(preview.columns.map(({ header }) => header)).not.toContain('photos');
  expect(preview.columns).toHaveLength(27);
  expect(preview.forecast).toMatchObject({ rows: 250, duplicates: 250, errors: 0 });
  await page.reload();
  await expect(form(page).getByLabel('Dosya türü')).toHaveValue('xlsx');
  await expect(form(page).getByText('Sütunlar: 27 / 29')).toBeVisible();
});
