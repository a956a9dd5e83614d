import { expect, test } from '../../fixtures/test.js';
import { takenOver } from '../../fixtures/taken-over.js';

test('PUB-NAV-01 the top navigation links to five pages and marks the current one', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveText(['Home', 'Businesses', 'Categories', 'Help', 'Contact']);
  for (const [name, path] of [
    ['Home', '/'],
    ['Businesses', '/businesses'],
    ['Categories', '/categories'],
    ['Help', '/help'],
    ['Contact', '/contact'],
  ] as const) {
    await expect(nav.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: 'Businesses' }).click();
  await expect(page).toHaveURL('/businesses');
  await expect(nav.getByRole('link', { name: 'Businesses' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the open menu neither moves the logo nor has the dot of an open business', async ({ page }) => {
    await page.goto('/');
    const logo = page.getByRole('banner').getByRole('link', { name: 'Gewerk' });
    const before = await logo.boundingBox();
    await page.locator('summary', { hasText: 'Open menu' }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link').first()).toBeVisible();
    expect(await logo.boundingBox()).toEqual(before);
    const dot = await nav.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(dot).toBe('none');
  });

  test('PUB-NAV-02 a toggle opens and closes the navigation', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Businesses' });
    await expect(link).toBeHidden();
    await page.locator('summary', { hasText: 'Open menu' }).click();
    await expect(link).toBeVisible();
    await page.locator('summary', { hasText: 'Close menu' }).click();
    await expect(link).toBeHidden();
    await page.locator('summary', { hasText: 'Open menu' }).click();
    await link.click();
    await expect(page).toHaveURL('/businesses');
    await expect(link).toBeHidden();
  });
});

test.describe('on a narrow screen without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('the navigation opens and closes, and its links work', async ({ page }) => {
    await page.goto('/');
    const toggle = page.locator('summary', { hasText: 'Open menu' });
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav).toBeHidden();
    await toggle.click();
    await expect(nav).toBeVisible();
    await toggle.click();
    await expect(nav).toBeHidden();
    await toggle.click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Businesses' }).click();
    await expect(page).toHaveURL('/businesses');
  });
});

test('PUB-FOOTER-01 the footer has five quick links', async ({ page }) => {
  await page.goto('/city/Berlin');
  const column = page.getByRole('contentinfo').getByRole('navigation', { name: 'Quick Links' });
  await expect(column.getByRole('heading', { name: 'Quick Links' })).toBeVisible();
  for (const [name, path] of [
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['Add Business', '/add-business'],
    ['Blog', '/blog'],
    ['Help', '/help'],
  ] as const) {
    await expect(column.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('PUB-FOOTER-03 the footer links to the legal pages', async ({ page }) => {
  await page.goto('/businesses');
  const column = page.getByRole('contentinfo').getByRole('navigation', { name: 'Legal' });
  for (const [name, path] of [
    ['Privacy Policy', '/privacy'],
    ['Imprint', '/imprint'],
    ['Terms of Service', '/terms'],
    ['Cookie Policy', '/cookies'],
  ] as const) {
    await expect(column.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('PUB-FOOTER-02 the footer links to five categories', async ({ page }) => {
  await page.goto('/businesses');
  const column = page.getByRole('contentinfo').getByRole('navigation', { name: 'Categories' });
  await expect(column.getByRole('heading', { name: 'Categories' })).toBeVisible();
  for (const [name, path] of [
    ['Restaurants', '/categories/restaurant'],
    ['Hair Salons', '/categories/hair-salon'],
    ['Retail Stores', '/categories/retail'],
    ['Services', '/categories/services'],
    ['Healthcare', '/categories/healthcare'],
  ] as const) {
    await expect(column.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('PUB-FOOTER-04 the footer has four social links with placeholder targets', async ({ page }) => {
  await page.goto('/');
  const links = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: 'Social media' })
    .getByRole('link');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '#');
});

test('PUB-FOOTER-05 PUB-HOME-02 PUB-SEO-03 footer, intro and meta description show the computed total', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/businesses/stats');
  const total = ((await answer.json()) as { total: number }).total.toLocaleString('en-US');
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(`${total} companies`);
  await expect(page.locator('.hero-intro')).toContainText(total);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', new RegExp(`${total} companies`));
});

test('The first Tab focuses the skip link, which leads to the content', async ({ page }) => {
  await page.goto('/city/Berlin');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('a page opened while offline shows a notice within the frame, and loads automatically once online', async ({
  page,
  context,
  guard,
}) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  guard.expectFault(/dynamically imported module|ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await nav.getByRole('link', { name: 'Help' }).click();
  const failed = page.getByRole('heading', { name: 'Offline' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('main').getByText('the rest then loads by itself')).toBeVisible();
  await expect(page.locator('.offline-note')).toContainText('You are offline');
  await expect(nav).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(false);
  await expect(failed).toHaveCount(0);
  await expect(page).toHaveURL('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose scripts cannot be loaded shows an error, and opening another page or reloading works', async ({
  page,
  guard,
}) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  guard.expectFault(/dynamically imported module|ERR_FAILED/);
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await nav.getByRole('link', { name: 'Help' }).click();
  const failed = page.getByRole('heading', { name: 'Something went wrong' });
  await expect(failed).toBeVisible();
  await page.unroute(scripts);
  await nav.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  // Before hydration the browser follows links itself, without a script that could fail.
  await takenOver(page);
  await page.route(scripts, (route) => route.abort());
  await nav.getByRole('link', { name: 'Help' }).click();
  await expect(failed).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(failed).toHaveCount(0);
  await expect(page).toHaveURL('/help');
});

test('hovering over a link loads its screen, and a click that has to wait shows a progress line', async ({
  page,
}) => {
  await page.goto('/');
  await takenOver(page);
  // The code that watches links is loaded when the browser is idle.
  await page.locator('body > [aria-live]').waitFor({ state: 'attached' });
  const nav = page.getByRole('navigation', { name: 'Main' });
  const asked = page.waitForRequest(/\/assets\/help-.*\.js$/);
  await nav.getByRole('link', { name: 'Help' }).hover();
  await asked;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/contact-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await nav.getByRole('link', { name: 'Contact' }).click();
  const line = page.locator('.progress-line');
  await expect(line).toHaveCSS('opacity', '1');
  release();
  await expect(page).toHaveURL('/contact');
  await expect(line).toHaveCount(0);
});
