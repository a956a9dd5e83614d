import { readFile } from 'node:fs/promises';
import { openPanel, proofOf } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';

test('the audit trail is filtered by account, action and day, and downloaded with these filters', async ({
  page,
}) => {
  await openPanel(page, '/admin?tab=settings&page=audit');
  const headers = await proofOf(page.request);
  const stopped = await page.request.post('/api/admin/update-photos/stop', { headers });
  expect(stopped.status(), await stopped.text()).toBe(200);
  await page.reload();
  const rows = page.locator('.panel-audit tbody tr');
  await expect(rows.first()).toBeVisible();
  await page.getByLabel('İşlem', { exact: true }).selectOption('stopPhotoUpdate');
  await page.getByLabel('Hesap', { exact: true }).selectOption('owner');
  const today = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()));
  await page.getByLabel('Bu günden').fill(today);
  await page.getByLabel('Bu güne kadar').fill(today);
  const isNarrowed = (text: string) =>
    text.includes('Fotoğraf güncellemesi durduruldu') && text.includes('Sahip');
  // Wait until all rows match: the previous rows stay until the next ones arrive, and the newest of them matches too.
  await expect.poll(async () => (await rows.allTextContents()).every(isNarrowed)).toBe(true);
  const texts = await rows.allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV olarak indir' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('at,action,account,address,subject');
  expect(lines).toHaveLength(texts.length + 1);
  expect(lines.slice(1).every((line) => line.includes(',stopPhotoUpdate,owner,'))).toBe(true);
  await page.getByLabel('Bu günden').fill('2020-01-01');
  await page.getByLabel('Bu güne kadar').fill('2020-01-02');
  await expect(page.getByText('Bu filtrelerle kayıt yok.')).toBeVisible();
  const refused = await page.request.get('/api/admin/audit/export?since=gestern');
  expect(refused.status()).toBe(400);
});
