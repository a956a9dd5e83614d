import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { ImportRun } from '@gewerk/contracts/bus';
import { IMPORT } from '@gewerk/contracts/limits';
import {
  choose,
  header,
  IMPORT_CALL,
  phase,
  places,
  send,
  sheet,
  type Upload,
  XLSX,
} from '../fixtures/import-sheets.js';
import { logIn, openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';
import { sheetOf } from '../system/sheet-of.js';

/** More rows than are stored by the time the import is cancelled. */
const ROWS = 120_000;

test.describe.configure({ mode: 'serial' });

test('ADM-API-13 ADM-API-14 the call accepts the part excelFile and returns the result once the import has ended', async ({
  request,
}) => {
  const proof = await logIn(request);
  const rows = places(3);
  const { status, body } = await send(request, proof, {
    excelFile: sheet([
      ...rows,
      rows[1] ?? [],
      [null, 'Testingen', 'x', 4],
      ['x'.repeat(301), 'Testingen', 'y', 4],
    ]),
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    imported: 3,
    duplicates: 1,
    errors: 2,
    duplicateReport: [{ row_number: 5, name: 'Betrieb 1', place_id: rows[1]?.[2] }],
    errorReport: [
      {
        ...{ row_number: 6, code: 'missing', field: 'name', value: null },
        error: expect.stringContaining('name is missing') as unknown,
      },
      {
        ...{ row_number: 7, code: 'too-long', field: 'name', value: 'x'.repeat(100) },
        error: expect.stringContaining('is too long') as unknown,
      },
    ],
    noted: 0,
    noteReport: [],
    returnable: 2,
  });
});

test('ADM-API-15 ADM-IMPORT-03 each kind of invalid upload is refused with details and an entry for row 0', async ({
  request,
}) => {
  const proof = await logIn(request);
  const file = (buffer: Buffer): Upload => ({ name: 'x.xlsx', mimeType: XLSX, buffer });
  const good = sheetOf([header, ...places(1)]);
  const cases: [string, Record<string, Upload>, number, RegExp][] = [
    ['wrong part', { file: file(good) }, 400, /not 'file'/],
    ['20 MB + 1', { excelFile: file(Buffer.alloc(IMPORT.maxBytes + 1, 1)) }, 413, /larger than 20 MB/],
    ['30 MB', { excelFile: file(Buffer.alloc(30 * 1024 * 1024, 1)) }, 413, /larger than 20 MB/],
    ['exe', { excelFile: file(Buffer.concat([Buffer.from('MZ'), randomBytes(4_000)])) }, 415, /spreadsheet/],
    ['csv', { excelFile: file(Buffer.from('name,city\na,b\n')) }, 415, /CSV/],
    ['empty', { excelFile: file(Buffer.alloc(0)) }, 422, /empty/],
    ['cut sheet', { excelFile: file(good.subarray(0, good.length - 30)) }, 422, /cut off/],
  ];
  for (const [name, multipart, expected, reason] of cases) {
    const { status, body } = await send(request, proof, multipart);
    expect([name, status, body.details]).toEqual([name, expected, expect.stringMatching(reason)]);
    expect(body).toMatchObject({
      success: false,
      imported: 0,
      errorReport: [{ row_number: 0, error: body.details }],
    });
  }
});

test('bodies that are not a form with the file are refused with the reason', async ({ request }) => {
  const proof = await logIn(request);
  const post = (type: string, data: string) =>
    request.post(IMPORT_CALL, { headers: { ...proof, 'content-type': type }, data: Buffer.from(data) });
  const statusAndDetail = async (type: string, data: string): Promise<unknown[]> => {
    const answer = await post(type, data);
    return [answer.status(), ((await answer.json()) as { detail: string }).detail];
  };
  const form = 'multipart/form-data; boundary=b';
  const head = '--b\r\ncontent-disposition: form-data; name="excelFile"; filename="a.xlsx"\r\n\r\n';
  const contains = (text: string) => expect.stringContaining(text) as unknown;
  expect(await statusAndDetail('application/json', '{}')).toEqual([415, contains('multipart/form-data')]);
  expect(await statusAndDetail(form, '--b--\r\n')).toEqual([
    400,
    contains("excelFile: is missing; send the file as part 'excelFile'"),
  ]);
  expect(await statusAndDetail(form, `${head}PK`)).toEqual([400, contains('broke off')]);
  expect(await statusAndDetail('multipart/form-data', `${head}PK`)).toEqual([415, contains('boundary')]);
  const elsewhere = await request.post('/api/admin/session', {
    headers: { 'content-type': form },
    data: Buffer.from(`${head}PK\r\n--b--\r\n`),
  });
  expect(elsewhere.status()).toBe(415);
});

test('ADM-GATE-14 a file without a session or its CSRF token is refused before it is read', async ({
  request,
  baseURL,
}) => {
  /** Sends a request's headers without its body, and waits for the response. */
  const statusOfHead = (headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const call = httpRequest(`${baseURL}${IMPORT_CALL}`, {
        method: 'POST',
        headers: {
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': '1000000',
          ...headers,
        },
      });
      call.once('response', ({ statusCode }) => {
        resolve(statusCode);
        call.destroy();
      });
      call.once('error', reject);
      call.flushHeaders();
    });
  expect(await statusOfHead({})).toBe(401);
  await logIn(request);
  const { cookies } = await request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(await statusOfHead({ cookie })).toBe(403);
});

test('ADM-IMPORT-01 ADM-IMPORT-02 ADM-IMPORT-05 ADM-IMPORT-06 ADM-IMPORT-07 ADM-IMPORT-08 ADM-IMPORT-09 a file is chosen, imported, reported and cleared', async ({
  page,
}) => {
  await openPanel(page);
  await expect(page.locator('.import-drop')).toContainText('en fazla 20MB');
  await expect(page.locator('.import-drop input')).toHaveAttribute('accept', '.xlsx,.xls,.csv');
  const rows = places(15);
  const faulty = Array.from({ length: 12 }, () => [null, 'Testingen', null, 4]);
  await choose(page, sheet([...rows, ...rows.slice(0, 13), ...faulty], 'Rückmeldung.xlsx'));
  await phase(page, 'chosen');
  await expect(page.locator('.import-details')).toContainText('Rückmeldung.xlsx');
  await expect(page.locator('.import-details')).toContainText(/\d KB/);
  await page.getByRole('button', { name: 'İçe Aktar', exact: true }).click();
  await phase(page, 'result');
  await expect(page.getByText('İçe aktarma tamamlandı.')).toBeVisible();
  await expect(page.locator('.import-counts dd')).toHaveText(['15', '13', '12']);
  const reports = page.locator('.import-report');
  await expect(reports).toHaveCount(2);
  await expect(reports.nth(0).locator('li')).toHaveCount(10);
  await expect(reports.nth(0)).toContainText('... ve 3 daha');
  await expect(reports.nth(1).locator('li')).toHaveCount(10);
  await expect(reports.nth(1)).toContainText('... ve 2 daha');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Raporun tamamını indir (CSV)' }).click(),
  ]);
  const lines = (await readAll(await download.createReadStream())).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 13 + 12);
  expect(lines[1]).toBe(`duplicate,17,Betrieb 0,${String(rows[0]?.[2])},,,,,`);
  expect(await violations(page, { within: ['#import'] })).toEqual([]);
  await page.getByRole('button', { name: 'Temizle', exact: true }).click();
  await phase(page, 'empty');
  const latest = page.locator('.import-history tbody tr').first();
  await expect(latest).toContainText('Rückmeldung.xlsx');
  await expect(latest).toContainText('Tamamlandı');
});

test('ADM-IMPORT-10 a failed import is shown as a failed result with an entry for row 0', async ({
  page,
  guard,
}) => {
  guard.expectFault(/415/);
  await openPanel(page);
  await choose(page, { name: 'liste.xlsx', mimeType: XLSX, buffer: Buffer.from('name;city\n') });
  await page.getByRole('button', { name: 'İçe Aktar', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('İçe aktarma sırasında hata oluştu.');
  await expect(page.locator('.import-result')).toHaveAttribute('data-kind', 'failed');
  await expect(page.locator('.import-report li')).toHaveText([/^Satır 0 Dosya bir hesap tablosu değil\./]);
});

test('a file that is not a sheet is reported before it is sent', async ({ page }) => {
  await openPanel(page);
  await choose(page, { name: 'liste.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(page.getByRole('alert')).toContainText('.xlsx, .xls ve .csv');
  await expect(page.getByRole('button', { name: 'İçe Aktar', exact: true })).toBeDisabled();
});

test('ADM-IMPORT-06 a running import is shown after a reload and in a second tab, and keeps its imported rows when cancelled', async ({
  page,
  context,
  guard,
}) => {
  test.setTimeout(90_000);
  // The second import is answered with 409, which the browser logs as an error.
  guard.expectFault(/409/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  await choose(page, sheet(places(ROWS), 'groß.xlsx'));
  await page.getByRole('button', { name: 'İçe Aktar', exact: true }).click();
  await phase(page, 'running');
  await expect(page.locator('.import-figures')).toContainText(/satır işlendi.*satır\/sn.*kaldı/);
  await page.reload();
  await phase(page, 'running');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const second = await context.newPage();
  await second.goto('/admin');
  await phase(second, 'running');
  await expect(second.locator('.import-progress')).toContainText('groß.xlsx');
  const again = await page.evaluate(async (path) => {
    const proof = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
    const body = new FormData();
    body.append('excelFile', new Blob(['x']), 'second.xlsx');
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'x-csrf-token': proof },
      body,
    });
    return answer.status;
  }, IMPORT_CALL);
  expect(again).toBe(409);
  await page.getByRole('button', { name: 'İptal et' }).click();
  await phase(page, 'result');
  await expect(page.locator('.import-outcome')).toHaveText(/^İçe aktarma iptal edildi/);
  await phase(second, 'result');
  const runs = (await (await page.request.get('/api/admin/import-runs')).json()) as { runs: ImportRun[] };
  expect(runs.runs[0]).toMatchObject({ fileName: 'groß.xlsx', state: 'cancelled', total: ROWS });
  const imported = runs.runs[0]?.imported ?? 0;
  expect(imported).toBeGreaterThan(0);
  await expect(page.locator('.import-counts dd').first()).toHaveText(imported.toLocaleString('tr-TR'));
});

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
