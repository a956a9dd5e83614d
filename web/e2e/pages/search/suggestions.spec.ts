import type { OutputOf, suggest } from '@gewerk/contracts/bus';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/looking-test.js';

const homeField = (page: Page) => page.getByRole('combobox', { name: 'Search for businesses, services...' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const suggestionCalls = (requests: readonly string[]): string[] =>
  requests.filter((request) => request.startsWith('GET /api/suggestions'));

/** Types into the home page's field and waits for the list. */
async function suggestFor(page: Page, text: string): Promise<void> {
  await homeField(page).fill(text);
  await expect(options(page).first()).toBeVisible();
}

test('typing shows what the catalogue suggests, grouped and counted', async ({ page, request, guard }) => {
  const answer = await request.get('/api/suggestions', { params: { query: 'ber' } });
  const expected = (await answer.json()) as OutputOf<typeof suggest>;
  await page.goto('/');
  await expect(homeField(page)).toHaveAttribute('aria-expanded', 'false');
  await suggestFor(page, 'ber');
  expect(suggestionCalls(guard.requests)).toEqual(['GET /api/suggestions?query=ber']);
  const group = (name: string) => page.getByRole('group', { name, exact: true }).locator('b');
  await expect(group('Places')).toHaveText(expected.cities.map(({ city }) => city));
  await expect(group('Businesses')).toHaveText(expected.businesses.map(({ name }) => name));
  await expect(group('Categories')).toHaveCount(expected.categories.length);
  await expect(page.getByText(`${await options(page).count()} suggestions`)).toHaveAttribute(
    'aria-live',
    'polite',
  );
});

test('arrow keys move through the options while the focus stays in the field, and Enter opens the selected page', async ({
  page,
}) => {
  await page.goto('/');
  const field = homeField(page);
  await suggestFor(page, 'berlin');
  const list = await field.getAttribute('aria-controls');
  await expect(page.locator(`[id="${list}"]`)).toHaveRole('listbox');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  const city = options(page).filter({ hasText: /^Berlin\d/ });
  const steps = (await options(page).allTextContents()).findIndex((text) => /^Berlin\d/.test(text)) + 1;
  expect(steps).toBeGreaterThan(0);
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await expect(city).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await city.getAttribute('id')) ?? '?');
  await expect(field).toBeFocused();
  await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/city/Berlin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berlin');
});

test('the selected option is always in view, even if the list is longer than its space', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/');
  await suggestFor(page, 'ber');
  await expect(options(page).last()).not.toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport({ ratio: 0.9 });
});

test('arrow keys wrap around past the field, and Home and End move the caret', async ({ page }) => {
  await page.goto('/');
  const field = homeField(page);
  await suggestFor(page, 'berlin');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Home');
  const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart);
  expect(await caret()).toBe(0);
  await page.keyboard.press('End');
  expect(await caret()).toBe('berlin'.length);
  await expect(options(page).first()).toBeVisible();
});

test('Escape closes the list and keeps the text, an arrow key reopens it, and leaving the field closes it', async ({
  page,
}) => {
  await page.goto('/');
  const field = homeField(page);
  await suggestFor(page, 'berlin');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field).toHaveValue('berlin');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByPlaceholder('Location or postal code')).toBeFocused();
});

test('a late response to an older text is not shown', async ({ page }) => {
  await page.goto('/');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const late = page.waitForRequest('**/api/suggestions?query=hamburg');
  await page.route('**/api/suggestions?query=hamburg', async (route) => {
    await held;
    // By then the page may have aborted the call.
    await route.continue().catch(() => undefined);
  });
  await homeField(page).fill('hamburg');
  await late;
  await suggestFor(page, 'berlin');
  const shown = await options(page).allTextContents();
  release();
  await page.waitForLoadState('networkidle');
  expect(await options(page).allTextContents()).toEqual(shown);
  expect(shown.join()).toContain('Berlin');
});

test('suggestions disappear once the text is too short', async ({ page }) => {
  await page.goto('/');
  await suggestFor(page, 'berlin');
  await homeField(page).fill('b');
  await expect(options(page)).toHaveCount(0);
});

test('searches are remembered on the device only, offered in the empty field, and cleared on request', async ({
  page,
  guard,
}) => {
  await page.goto('/');
  await homeField(page).fill('Schlüsseldienst');
  await page.getByPlaceholder('Location or postal code').fill('Musterhofen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await page.goto('/');
  const sent = guard.requests.length;
  await homeField(page).focus();
  await expect(options(page)).toHaveText(['SchlüsseldienstMusterhofen']);
  expect(guard.requests.slice(sent).filter((request) => request.includes('/api/'))).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\?query=Schl%C3%BCsseldienst&location=Musterhofen$/);
  await page.goto('/');
  await homeField(page).focus();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(options(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await homeField(page).focus();
  await expect(page.locator('.suggestions')).toBeAttached();
  await expect(options(page)).toHaveCount(0);
});

test('the listing has suggestions too, while its results follow the text', async ({ page }) => {
  await page.goto('/businesses');
  const field = page.getByLabel('Betriebe durchsuchen');
  await field.fill('Schlüsseldienst');
  await expect(page).toHaveURL(/query=Schl%C3%BCsseldienst/);
  // The search results are in German, as specified, and so are their suggestions.
  const first = page.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option').first();
  await expect(first).toBeVisible();
  await first.click();
  await expect(page).not.toHaveURL(/\/businesses/);
});

test('a letter typed while the previous search waits to be rendered is kept', async ({ page }) => {
  await page.goto('/businesses');
  const box = page.getByRole('combobox', { name: 'Betriebe durchsuchen' });
  await box.pressSequentially('Ni');
  await expect(page.getByRole('listbox', { name: 'Vorschläge' })).toBeVisible();
  await expect(page).toHaveURL('/businesses?query=Ni');
  // React schedules deferred rendering with messages.
  await page.evaluate(() => {
    const ports = MessagePort.prototype as { postMessage: (this: MessagePort, message: unknown) => void };
    const send = ports.postMessage;
    const held: (() => void)[] = [];
    ports.postMessage = function (message) {
      held.push(() => send.call(this, message));
    };
    Object.assign(window, { draw: () => held.splice(0).forEach((go) => go()) });
  });
  await page.keyboard.press('e');
  await expect(page).toHaveURL('/businesses?query=Nie');
  await page.keyboard.press('x');
  await expect(box).toHaveValue('Niex');
  await page.evaluate(() => (window as unknown as { draw: () => void }).draw());
});

test('a click on a suggestion opens its page without loading the site again', async ({ page, guard }) => {
  await page.goto('/');
  await suggestFor(page, 'berlin');
  await options(page)
    .filter({ hasText: /^Berlin\d/ })
    .click();
  await expect(page).toHaveURL('/city/Berlin');
  await expect(options(page)).toHaveCount(0);
  expect(guard.requests).not.toContain('GET /city/Berlin');
});

test('the search still works if suggestions fail', async ({ page, guard }) => {
  guard.expectFault(/status of 503/);
  await page.route('**/api/suggestions?**', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto('/');
  const failed = page.waitForResponse('**/api/suggestions?**');
  await homeField(page).fill('Friseur');
  await failed;
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is a plain search field of a working form', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
    await page.getByRole('searchbox').fill('Schlüsseldienst');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/\?query=Schl%C3%BCsseldienst&location=$/);
    await expect(page.locator('.card').first()).toContainText('Schlüsseldienst');
  });
});
