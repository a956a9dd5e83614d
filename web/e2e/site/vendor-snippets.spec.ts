import { openPanel } from '../fixtures/owner.js';
import { saveSettings } from '../fixtures/save-settings.js';
import { expect, test } from '../fixtures/test.js';
import { playVendors } from '../fixtures/vendors.js';
import { samplePaths } from '../system/samples.js';

test.describe.configure({ mode: 'serial' });
test.afterAll(async ({ request }) => saveSettings(request, {}));

const TAG_MANAGER = `<script>(function (d, s) {
  const first = d.getElementsByTagName(s)[0], script = d.createElement(s);
  script.async = true; script.src = 'https://tags.example/gtm.js';
  first.parentNode.insertBefore(script, first);
})(document, 'script')</script>`;

test('a tag manager can add styles, pictures and beacons', async ({ page, request, guard }) => {
  guard.expectFault(/third-party request/);
  const { asked, refused } = await playVendors(page);
  await saveSettings(request, { head_code: TAG_MANAGER });
  await page.goto('/');
  await expect(page.locator('h1')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['measure.example/collect', 'measure.example/pixel.gif', 'tags.example/gtm.js']);
  expect(await refused()).toEqual([]);
});

test('an ad tag can use style attributes, a frame and a video', async ({ page, request, guard }) => {
  guard.expectFault(/third-party request/);
  const { asked, refused } = await playVendors(page);
  await saveSettings(request, {
    head_code: '<!-- ad -->',
    ad_area_1:
      '<ins class="ad" style="display: block"></ins><script async src="https://ads.example/show.js"></script>',
  });
  await page.goto(samplePaths.full);
  const drawn = page.locator('.ad-slot ins.ad > div');
  await expect(drawn).toHaveCSS('background-color', 'rgb(4, 5, 6)');
  await expect(drawn).toHaveCSS('width', '200px');
  await expect(page.frameLocator('.ad-slot iframe').getByText('Anzeige im Rahmen')).toBeVisible();
  await expect.poll(() => asked).toContain('ads.example/clip.mp4');
  expect(await refused()).toEqual([]);
});

test('a chat widget can use its style sheet, font and WebSocket', async ({ page, request, guard }) => {
  guard.expectFault(/third-party request/);
  // No server answers at that URL, but the policy allows the attempt.
  guard.expectFault(/WebSocket connection to 'wss:/);
  const { asked, refused } = await playVendors(page);
  await saveSettings(request, {
    head_code: '<!-- chat -->',
    footer_code: '<script async src="https://chat.example/widget.js"></script>',
  });
  await page.goto('/help');
  await expect(page.locator('#chat')).toHaveCSS('position', 'fixed');
  await expect(page.locator('#chat button')).toHaveCSS('border-radius', '28px');
  await expect.poll(() => asked).toContain('chat.example/chat.woff2');
  expect(await refused()).toEqual([]);
});

test('a consent manager shows its dialog and runs the held scripts on consent', async ({
  page,
  request,
  guard,
}) => {
  guard.expectFault(/third-party request/);
  const { refused } = await playVendors(page);
  await saveSettings(request, {
    head_code: '<script src="https://consent.example/cmp.js"></script>',
    footer_code:
      '<script type="text/plain" data-category="measure">document.body.dataset.measured = 1</script>',
  });
  await page.goto('/');
  await expect(page.locator('#cmp')).toHaveCSS('padding', '20px');
  await expect(page.locator('#cmp')).toHaveCSS('position', 'fixed');
  await expect(page.locator('body')).not.toHaveAttribute('data-measured');
  await page.locator('#cmp').getByRole('button', { name: 'Zustimmen' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-measured', '1');
  expect(await refused()).toEqual([]);
  // The panel runs none of the snippets and keeps the strict policy.
  const panel = await request.get('/admin');
  expect(panel.headers()['content-security-policy']).not.toMatch(/https:|unsafe/);
});

test('a page without snippets keeps the strict policy', async ({ request }) => {
  await saveSettings(request, {});
  const home = await request.get('/');
  expect(home.headers()['content-security-policy']).not.toMatch(/https:|unsafe/);
});

test('the panel warns next to the field about a known vendor loaded without consent', async ({ page }) => {
  await openPanel(page, '/admin?tab=settings');
  const field = page.locator('#setting-head_code');
  const notes = page.locator('#setting-head_code-problems');
  const snippet = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';
  await field.fill(snippet);
  await expect(notes).toContainText('Satır 1: ziyaretçi onay vermeden Google Tag Manager yükleniyor.');
  await field.fill(snippet.replace('<script', '<script data-consent="analytics"'));
  await expect(notes).not.toContainText('Google Tag Manager');
});
