import type { Page } from '@playwright/test';
import { openPanel } from '../../fixtures/owner.js';
import { expect, test } from '../../fixtures/looking-test.js';
import { violations } from '../../fixtures/violations.js';

const COLUMNS = [
  'ID',
  'İsim',
  'Adres',
  'Kategori',
  'Şehir',
  'Puan',
  'Yorum',
  'Tür',
  'Place ID',
  'Ülke',
  'URL',
];

const rows = (page: Page) => page.locator('.panel-businesses tbody tr');
const cells = (page: Page, column: string) => page.locator(`.panel-businesses td.col-${column}`);
const head = (page: Page, name: string) => page.getByRole('columnheader', { name });

/** Performs an action and waits for the list that it requests. */
async function asking(page: Page, act: () => Promise<unknown>): Promise<URLSearchParams> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/admin/businesses?')),
    act(),
  ]);
  await expect(
    page.locator('.panel-scroll[aria-busy="false"]').or(page.getByText('Bu filtrelerle işletme bulunamadı.')),
  ).toBeVisible();
  return new URL(answer.url()).searchParams;
}

const picker = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });

/** Types a value into a filter and selects the offered option. */
async function pick(page: Page, label: string, value: string): Promise<void> {
  await picker(page, label).fill(value);
  await page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ has: page.getByText(value, { exact: true }) })
    .click();
}

test.beforeEach(async ({ page }) => {
  await openPanel(page);
  await expect(rows(page)).toHaveCount(20);
});

test('ADM-DASH-01 ADM-API-05 the dashboard shows the four figures of the directory', async ({ page }) => {
  const stats = (await (await page.request.get('/api/admin/stats')).json()) as Record<string, number>;
  const names = ['totalBusinesses', 'totalCities', 'totalCategories', 'avgRating'];
  expect(Object.keys(stats)).toEqual(names);
  const shown = names.map((name) => stats[name]?.toLocaleString('tr-TR'));
  await expect(page.locator('.panel-tiles dd')).toHaveText(shown as string[]);
  expect(stats['totalBusinesses']).toBeGreaterThan(1_000);
});

test('ADM-TABLE-01 ADM-TABLE-02 ADM-DASH-02 the list has eleven columns and 20 rows', async ({ page }) => {
  await expect(page.locator('.panel-businesses th')).toHaveText(COLUMNS);
  expect((await cells(page, 'country_code').allTextContents()).every((code) => /^[A-Z]{2}$/.test(code))).toBe(
    true,
  );
});

test('ADM-TABLE-07 ADM-TABLE-08 ADM-TABLE-09 ADM-TABLE-10 a column head sorts ascending, a second click descending, each from page 1', async ({
  page,
}) => {
  await asking(page, () => page.getByRole('button', { name: 'Sonraki' }).click());
  await expect(page.getByText(/^Sayfa 2 \//)).toBeVisible();
  for (const [name, sortBy] of [
    ['İsim', 'name'],
    ['Şehir', 'city'],
    ['Kategori', 'category'],
    ['Puan', 'rating'],
    ['Yorum', 'reviewCount'],
  ] as const) {
    for (const [sortOrder, sort] of [
      ['asc', 'ascending'],
      ['desc', 'descending'],
    ] as const) {
      const asked = await asking(page, () => head(page, name).getByRole('button').click());
      expect(Object.fromEntries(asked)).toEqual({ page: '1', limit: '20', sortBy, sortOrder });
      await expect(head(page, name)).toHaveAttribute('aria-sort', sort);
    }
  }
  const counts = (await cells(page, 'review_count').allTextContents()).map((text) =>
    Number(text.replaceAll('.', '')),
  );
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  expect(counts[0]).toBeGreaterThan(counts[19] ?? 0);
});

test('ADM-TABLE-04 ADM-TABLE-05 ADM-API-06 ADM-TABLE-10 filters narrow the list and return to page 1, and clearing them shows all again', async ({
  page,
}) => {
  const total = () => page.locator('.panel-section-head .count').textContent();
  const all = await total();
  await picker(page, 'Şehir').click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(30);
  const city =
    (await page.getByRole('listbox').getByRole('option').first().locator('span').first().textContent()) ?? '';
  await page.keyboard.press('Escape');
  await asking(page, () => page.getByRole('button', { name: 'Sonraki' }).click());
  const asked = await asking(page, () => pick(page, 'Şehir', city));
  expect(Object.fromEntries(asked)).toEqual({ page: '1', limit: '20', city });
  expect(new Set(await cells(page, 'city').allTextContents())).toEqual(new Set([city]));
  const category = (await cells(page, 'category').first().textContent()) ?? '';
  await asking(page, () => pick(page, 'Kategori', category));
  expect(new Set(await cells(page, 'category').allTextContents())).toEqual(new Set([category]));
  const name = (await cells(page, 'name').first().textContent()) ?? '';
  const searched = await asking(page, () => page.getByLabel('Ara', { exact: true }).fill(name));
  expect(searched.get('page')).toBe('1');
  await expect(cells(page, 'name').first()).toHaveText(name);
  await asking(page, () => page.getByRole('button', { name: 'Filtreleri temizle' }).click());
  await expect(page.getByLabel('Ara', { exact: true })).toHaveValue('');
  await expect(page.locator('.panel-section-head .count')).toHaveText(all ?? '');
});

test('ADM-TABLE-06 ADM-TABLE-10 the date filter accepts days up to today and returns to page 1', async ({
  page,
}) => {
  const date = page.getByLabel('Eklenme tarihi');
  const today = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()));
  await expect(date).toHaveAttribute('max', today);
  await asking(page, () => page.getByRole('button', { name: 'Sonraki' }).click());
  const asked = await asking(page, () => date.fill('2020-02-29'));
  expect(Object.fromEntries(asked)).toEqual({ page: '1', limit: '20', date: '2020-02-29' });
  await expect(page.getByText('Bu filtrelerle işletme bulunamadı.')).toBeVisible();
  await date.fill('2999-01-01');
  await expect(date).toHaveValue('2020-02-29');
  const refused = await page.request.get('/api/admin/businesses?date=2999-01-01');
  expect(refused.status()).toBe(400);
});

test('ADM-TABLE-03 a category without a colour has the default one, named Sonstiges', async ({ page }) => {
  const answer = await page.request.get('/api/admin/real-categories');
  const all = ((await answer.json()) as { category: string }[]).map(({ category }) => category);
  const coloured = /^(?:KFZ-Werkstatt|Autohändler|Reifenservice|Autoteile|TÜV-Prüfstelle|Autowäsche)$/;
  const plain = all.find((category) => !coloured.test(category)) ?? '';
  const tags = page.locator('.panel-businesses .panel-tag');
  await asking(page, () => pick(page, 'Kategori', plain));
  await expect(tags.first()).toHaveText(plain);
  await expect(tags.first()).toHaveClass(/tint-grey/);
  await expect(tags.first()).toHaveAttribute('title', 'Sonstiges');
  await asking(page, () => pick(page, 'Kategori', 'KFZ-Werkstatt'));
  await expect(tags.first()).toHaveText('KFZ-Werkstatt');
  await expect(tags.first()).toHaveClass(/tint-petrol/);
  await expect(tags.first()).not.toHaveAttribute('title');
});

test('ADM-ERROR-01 a list that cannot be loaded shows an error', async ({ page, guard }) => {
  guard.expectFault(/503/);
  await page.route('**/api/admin/businesses?**', (route) => route.fulfill({ status: 503, body: '' }));
  await head(page, 'İsim').getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch businesses');
});

test('ADM-CACHE-01 ADM-CACHE-02 ADM-API-08 ADM-API-09 ADM-API-10 ADM-API-11 figures and filter choices are requested once', async ({
  page,
  guard,
}) => {
  const asked = (name: string) =>
    guard.requests.filter((request) => request.replace(/\?.*/, '') === `GET /api/admin/${name}`).length;
  await page.getByRole('link', { name: 'Ayarlar' }).click();
  await page.getByRole('link', { name: 'Gösterge Paneli' }).click();
  await expect(rows(page)).toHaveCount(20);
  for (const name of ['stats', 'real-categories', 'cities', 'types', 'countries'])
    expect(asked(name), name).toBe(1);
  const keysOf = async (name: string) => {
    const answer = await page.request.get(`/api/admin/${name}`);
    const [first] = (await answer.json()) as object[];
    return Object.keys(first ?? {});
  };
  expect(await keysOf('real-categories')).toEqual(['category', 'count']);
  expect(await keysOf('cities')).toEqual(['city', 'count']);
  expect(await keysOf('types')).toEqual(['type', 'count']);
  expect(await keysOf('countries')).toEqual(['countryCode', 'country', 'count']);
});

test.describe('the check of one website from the list', () => {
  const CHECK = '**/api/admin/businesses/*/check-website';
  const row = (page: Page, index: number) => cells(page, 'name').nth(index);

  test("the button checks that business's website at once and shows its grade", async ({ page }) => {
    test.setTimeout(60_000);
    const websiteOf = async (id: string): Promise<string> => {
      const answer = await page.request.get(`/api/admin/businesses/${id}`);
      return ((await answer.json()) as { form: { website: string } }).form.website;
    };
    const ids = await cells(page, 'id').allTextContents();
    let index = 0;
    while (index < ids.length && (await websiteOf(ids[index] ?? '')) === '') index += 1;
    const name = (await row(page, index).getByRole('link').textContent()) ?? '';
    const button = row(page, index).getByRole('button');
    await expect(button).toHaveAccessibleName(`${name}: web sitesini şimdi denetle`);
    const [call] = await Promise.all([page.waitForResponse(CHECK), button.click()]);
    expect(new URL(call.url()).pathname).toBe(`/api/admin/businesses/${ids[index]}/check-website`);
    // The websites of demo businesses do not exist; which grade they get depends on the network.
    expect(await call.json()).toMatchObject({ businessId: ids[index], name, status: null });
    const grade = row(page, index).getByRole('status');
    await expect(grade).not.toHaveText('Denetleniyor …');
    await expect(grade).not.toBeEmpty();
  });

  test('a moved website shows its new address, a missing one a notice, and a failure a toast', async ({
    page,
    guard,
  }) => {
    guard.expectFault(/400|503/);
    const moved = { grade: 'moved', newAddress: 'https://neu.example/', fault: null };
    const held: { status: number; json: object } = { status: 200, json: moved };
    await page.route(CHECK, (route) => route.fulfill(held));
    const button = row(page, 0).getByRole('button');
    const grade = row(page, 0).getByRole('status');
    await button.click();
    await expect(grade).toHaveText('Kalıcı olarak taşınmış · Yeni adres: https://neu.example/');
    await expect(grade.getByRole('link')).toHaveAttribute('href', 'https://neu.example/');
    expect(await violations(page, { within: ['.panel-businesses'] })).toEqual([]);
    Object.assign(held, { status: 400, json: { detail: 'id: has no website' } });
    await button.click();
    await expect(grade).toHaveText('Kayıtlı web sitesi yok');
    Object.assign(held, { status: 503, json: { detail: 'away' } });
    await button.click();
    await expect(page.getByTestId('toast')).toHaveText('Web sitesi denetlenemedi503: away');
    await expect(grade).toBeEmpty();
  });
});
