import type { Page } from '@playwright/test';
import { saveSettings } from '../fixtures/save-settings.js';
import { expect, test } from '../fixtures/test.js';
import { samplePaths } from '../system/samples.js';

test.describe.configure({ mode: 'serial' });
test.afterAll(async ({ request }) => saveSettings(request, {}));

/** A script that counts under `name` how often it has run. */
const counts = (name: string, attributes = ''): string =>
  `<script ${attributes}>window.runs = window.runs || {}; runs.${name} = (runs.${name} || 0) + 1</script>`;

const runs = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => (window as { runs?: Record<string, number> }).runs ?? {});

test('PUB-AD-09 scripts run on first load and on client-side navigation, once each', async ({
  page,
  request,
}) => {
  await saveSettings(request, {
    head_code: counts('head'),
    footer_code: counts('foot'),
    ad_area_1: `<p class="ad-text">Anzeige</p>${counts('ad')}`,
  });
  await page.goto('/city/Musterhofen');
  await expect.poll(() => runs(page)).toEqual({ head: 1, foot: 1 });
  await page.locator('.card-name a').first().click();
  await expect.poll(() => runs(page)).toEqual({ head: 1, foot: 1, ad: 1 });
  await page.goBack();
  await page.locator('.card-name a').nth(1).click();
  await expect.poll(() => runs(page)).toEqual({ head: 1, foot: 1, ad: 2 });
  await expect(page.locator('.ad-slot .ad-text')).toHaveCount(1);
  await page.reload();
  await expect.poll(() => runs(page)).toEqual({ head: 1, foot: 1, ad: 1 });
});

test('A syntax error, a thrown error and a missing file break neither the page nor other snippets', async ({
  page,
  request,
  guard,
}) => {
  guard.expectFault(/page error: .*(?:Unexpected|missing)/);
  guard.expectFault(/page error: on purpose/);
  guard.expectFault(/status of 404/);
  guard.expectFault(/could not be loaded/);
  guard.expectFault(/Refused to execute script/);
  await saveSettings(request, {
    head_code: `<script>this is no script (</script><script>throw new Error("on purpose")</script><script src="/assets/missing.js"></script>${counts('head')}`,
    footer_code: `<p "odd attribute">Fuß</p><script "odd attribute">}</script>${counts('foot')}`,
  });
  await page.goto('/');
  await expect.poll(() => runs(page)).toEqual({ head: 1, foot: 1 });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
});

test('The output of document.write appears in its slot, and endless output is stopped without breaking the page', async ({
  page,
  request,
  guard,
}) => {
  guard.expectFault(/writes more than/);
  guard.expectFault(/writes scripts without end/);
  guard.expectFault(/after its script had ended/);
  const endless = '<script>for (;;) document.write("<b>again</b>")</script>';
  const again = 'window.write = () => document.write("<scr" + "ipt>write()</scr" + "ipt>"); write()';
  await saveSettings(request, {
    head_code: `${endless}<script>document.open(); document.close()</script>${counts('head')}`,
    footer_code: `<script>${again}</script><script>setTimeout(() => document.write("late"))</script>${counts('foot')}`,
    ad_area_1: `<script>document.write('<p class="wr'); document.write('itten">Geschrieben</p>${counts('written').replaceAll('</', '<\\/')}')</script>`,
    ad_area_2: `${endless}${counts('afterEndless')}`,
  });
  await page.goto(samplePaths.full);
  await expect.poll(() => runs(page)).toEqual({ head: 1, foot: 1, written: 1, afterEndless: 1 });
  await expect(page.locator('.ad-slot[data-area="1"] .written')).toHaveText('Geschrieben');
  await expect(page.getByRole('heading', { level: 1, name: 'Vollständig Kfz-Technik' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wie können wir helfen?' })).toBeVisible();
});

test.describe('with marked snippets', () => {
  test.use({ consent: null });

  const markedCode = [
    counts('plain'),
    counts('analytics', 'data-consent="analytics"'),
    counts('marketing', 'data-consent="marketing"'),
    counts('both', 'data-consent="analytics marketing"'),
    counts('unknown', 'data-consent="anything"'),
    '<script data-consent="analytics" src="/favicon.svg?script"></script>',
    '<img data-consent="marketing" src="/favicon.svg?pixel" alt="">',
    '<script data-consent="analytics">document.cookie = "_measure=1; Path=/"</script>',
  ].join('');

  /** The requests of elements that wait for consent. */
  const optional = (requests: readonly string[]): string[] =>
    requests
      .filter((request) => /favicon\.svg\?/.test(request))
      .map((request) => request.replace(/.*\?/, ''));

  test.beforeAll(async ({ request }) =>
    saveSettings(request, { footer_code: markedCode, head_code: '<!-- marked -->' }),
  );

  test('PUB-COOKIE-06 those refused or with an invalid mark never run', async ({ page, guard }) => {
    await page.goto('/');
    await expect.poll(() => runs(page)).toEqual({ plain: 1 });
    await page.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    await page.reload();
    await expect.poll(() => runs(page)).toEqual({ plain: 1 });
    await page.goto('/businesses');
    await expect.poll(() => runs(page)).toEqual({ plain: 1 });
    expect(optional(guard.requests)).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['gewerk_consent']);
  });

  test('PUB-COOKIE-06 PUB-COOKIE-07 PUB-COOKIE-08 those accepted run at once and on later pages', async ({
    page,
    guard,
  }) => {
    guard.expectFault(/could not be loaded|MIME type/);
    await page.goto('/');
    await expect.poll(() => runs(page)).toEqual({ plain: 1 });
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect.poll(() => runs(page)).toEqual({ plain: 1, analytics: 1, marketing: 1, both: 1 });
    await expect.poll(() => optional(guard.requests).toSorted()).toEqual(['pixel', 'script']);
    await page.reload();
    await expect.poll(() => runs(page)).toEqual({ plain: 1, analytics: 1, marketing: 1, both: 1 });
  });

  test('PUB-COOKIE-07 PUB-COOKIE-08 only those of an accepted category run', async ({ page, guard }) => {
    await page.goto('/cookies');
    await page.getByRole('switch', { name: 'Analyse' }).uncheck();
    await page.getByRole('switch', { name: 'Marketing' }).check();
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect.poll(() => runs(page)).toEqual({ plain: 1, marketing: 1 });
    expect(optional(guard.requests)).toEqual(['pixel']);
  });

  test('Withdrawing consent stops them and deletes their cookies', async ({ page, guard }) => {
    guard.expectFault(/could not be loaded|MIME type/);
    await page.goto('/cookies');
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect.poll(async () => (await page.context().cookies()).length).toBe(2);
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Nur notwendige Cookies' }).click(),
    ]);
    await expect.poll(() => runs(page)).toEqual({ plain: 1 });
    await expect(page.getByRole('switch', { name: 'Analyse' })).not.toBeChecked();
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['gewerk_consent']);
  });
});
