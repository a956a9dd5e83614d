import { openPanel } from '../fixtures/owner.js';
import { expect, test } from '../fixtures/looking-test.js';
import { violations } from '../fixtures/violations.js';

test.use({ viewport: { width: 390, height: 844 } });

test('the panel shows which pages of categories in a city may be indexed, in agreement with the pages', async ({
  page,
  request,
}) => {
  await openPanel(page, '/admin?tab=statistics');
  const section = page.getByRole('region', { name: 'Şehirlerdeki kategori sayfaları' }).first();
  await section.getByLabel('Şehir').fill('Musterhofen');
  await page.getByRole('option', { name: /^Musterhofen/ }).click();
  const rows = section.locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const said = await rows.evaluateAll((all) =>
    all.map((row) => ({
      path: new URL(row.querySelector('a')?.href ?? '').pathname,
      isListed: !row.textContent.includes('listeleyemez'),
    })),
  );
  expect(new Set(said.map(({ isListed }) => isListed)).size).toBe(2);
  for (const { path, isListed } of said) {
    const html = await (await request.get(path)).text();
    expect([path, !/<meta name="robots" content="noindex"/.test(html)]).toEqual([path, isListed]);
  }
  expect(await violations(page, { within: ['#category-pages-title'] })).toEqual([]);
});

for (const address of [
  '/categories/handwerker',
  '/categories/kfz-werkstatt?lang=de',
  '/city/Musterhofen',
  '/?query=Maler',
]) {
  test(`the first business of ${address} is visible without scrolling`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('.cards > .card h3').first()).toBeInViewport();
  });
}
