import type { Page } from '@playwright/test';
import { saveSettings } from '../fixtures/save-settings.js';
import { expect, test } from '../fixtures/test.js';
import { noteWrites, writesOf } from '../fixtures/note-writes.js';
import { violations } from '../fixtures/violations.js';
import { samplePaths } from '../system/samples.js';

test.describe.configure({ mode: 'serial' });

/** A snippet that makes the site ask for consent but has no other effect. */
const marked = { head_code: '<!-- marked -->', footer_code: '<i hidden data-consent="analytics"></i>' };
test.beforeAll(async ({ request }) => saveSettings(request, marked));
test.afterAll(async ({ request }) => saveSettings(request, {}));

const DAY_SECONDS = 86_400;
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Auswahl' });
const toggle = (page: Page, name: string) => page.getByRole('switch', { name });
const consentCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'gewerk_consent');

test.describe('before any choice', () => {
  test.use({ consent: null });

  test('PUB-COOKIE-06 no page stores, loads or sends anything optional', async ({ page, guard }) => {
    await page.addInitScript(noteWrites);
    const written = new Set<string>();
    for (const path of ['/', samplePaths.full, '/help?q=Eintrag', '/cookies', '/businesses']) {
      await page.goto(path);
      if (path !== '/cookies') await expect(banner(page)).toBeVisible();
      for (const write of await writesOf(page)) written.add(write);
    }
    expect([...written].filter((write) => write !== 'session react-router-scroll-positions')).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    // The guard fails the test on a request to any other host.
    const kinds =
      /^GET (?:\/(?:assets|demo-pictures|media)\/|\/(?:favicon\.(?:svg|ico)|manifest\.webmanifest|icon-192\.png)$|\/api\/(?:cities|businesses|categories)|\/(?:$|\?)|\/help|\/cookies|\/businesses|\/musterhofen\/)/;
    expect(guard.requests.filter((request) => !kinds.test(request))).toEqual([]);
  });

  test('The banner shows accept, reject and choose in the same style and causes no layout shift', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    const looks = await banner(page)
      .locator('.consent-buttons > *')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, color, fontSize, fontWeight, height } = getComputedStyle(button);
          return [backgroundColor, color, fontSize, fontWeight, height].join();
        }),
      );
    expect(looks).toHaveLength(3);
    expect(new Set(looks).size).toBe(1);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const sum = (entries: PerformanceEntryList): number =>
            entries.reduce((total, entry) => total + ((entry as { value?: number }).value ?? 0), 0);
          const observer = new PerformanceObserver(() => undefined);
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => resolve(sum(observer.takeRecords())));
        }),
    );
    expect(shift).toBeLessThan(0.02);
  });

  test('The banner has no accessibility violation, on a desktop or a phone, light or dark', async ({
    page,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto('/imprint');
        await expect(banner(page)).toBeVisible();
        expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });

  test('The keyboard reaches the banner right after the skip link and is not trapped by it', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(banner(page)).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link', { name: 'Datenschutz' })).toBeFocused();
    for (const name of ['Nur notwendige Cookies', 'Alle akzeptieren']) {
      await page.keyboard.press('Tab');
      await expect(banner(page).getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gewerk' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    await expect(page.locator('#main')).toBeFocused();
  });

  test('PUB-COOKIE-05 the choice is kept in the consent cookie for twelve months and not asked for again', async ({
    page,
  }) => {
    await page.goto('/');
    await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect(banner(page)).toBeHidden();
    const cookie = await consentCookie(page);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(cookie?.value).toMatch(/^1\.111\.0\.\d{4}-\d{2}-\d{2}$/);
    const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / DAY_SECONDS;
    expect(Math.round(days)).toBe(365);
    await page.goto('/cookies');
    await expect(toggle(page, 'Marketing')).toBeChecked();
    await page.goto('/businesses');
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toBeHidden();
  });

  test('PUB-COOKIE-01 PUB-COOKIE-02 PUB-COOKIE-03 the switches start as specified without storing a choice', async ({
    page,
  }) => {
    await page.goto('/');
    await banner(page).getByRole('link', { name: 'Auswählen' }).click();
    await expect(page).toHaveURL('/cookies');
    await expect(page.getByRole('switch')).toHaveCount(4);
    await expect(toggle(page, 'Notwendig')).toBeChecked();
    await expect(toggle(page, 'Notwendig')).toBeDisabled();
    await expect(toggle(page, 'Analyse')).toBeChecked();
    await expect(toggle(page, 'Marketing')).not.toBeChecked();
    await expect(toggle(page, 'Präferenzen')).toBeChecked();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByText('Sie haben noch nicht gewählt')).toBeVisible();
    expect(await consentCookie(page)).toBeUndefined();
  });

  test('PUB-COOKIE-03 PUB-COOKIE-06 only a switch that the visitor has moved counts as consent', async ({
    page,
  }) => {
    await page.goto('/cookies');
    await toggle(page, 'Marketing').check();
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    expect((await consentCookie(page))?.value).toMatch(/^1\.010\./);
    await expect(toggle(page, 'Analyse')).not.toBeChecked();
    await expect(toggle(page, 'Marketing')).toBeChecked();
    await expect(toggle(page, 'Präferenzen')).not.toBeChecked();
  });

  test('PUB-COOKIE-03 saving without moving a switch allows nothing optional', async ({ page }) => {
    await page.goto('/cookies');
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    expect((await consentCookie(page))?.value).toMatch(/^1\.000\./);
  });

  test("PUB-COOKIE-04 PUB-COOKIE-05 'Nur notwendige Cookies' turns all others off, and later choices are kept", async ({
    page,
  }) => {
    await page.goto('/cookies');
    await page.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    for (const name of ['Analyse', 'Marketing', 'Präferenzen'])
      await expect(toggle(page, name)).not.toBeChecked();
    await expect(toggle(page, 'Notwendig')).toBeChecked();
    await expect(page.getByText(/^Gespeichert am/)).toBeVisible();
    expect((await consentCookie(page))?.value).toMatch(/^1\.000\./);
    await toggle(page, 'Präferenzen').check();
    await expect(page.getByText('noch nicht gespeichert')).toBeVisible();
    expect((await consentCookie(page))?.value).toMatch(/^1\.000\./);
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    expect((await consentCookie(page))?.value).toMatch(/^1\.001\./);
    await page.reload();
    await expect(toggle(page, 'Präferenzen')).toBeChecked();
    await expect(toggle(page, 'Analyse')).not.toBeChecked();
  });

  test('Global Privacy Control counts as a refusal: the visitor is not asked but may still agree', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toBeHidden();
    await page.goto('/cookies');
    await expect(page.getByText('nicht verfolgt werden')).toBeVisible();
    await expect(toggle(page, 'Analyse')).not.toBeChecked();
    await toggle(page, 'Präferenzen').check();
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    await page.reload();
    await expect(toggle(page, 'Präferenzen')).toBeChecked();
    await expect(toggle(page, 'Analyse')).not.toBeChecked();
  });

  test('The document is the same whatever the visitor chose', async ({ request }) => {
    const plain = await request.get('/cookies');
    const chosen = await request.get('/cookies', {
      headers: { cookie: 'gewerk_consent=1.111.0.2026-11-01' },
    });
    expect(await chosen.text()).toBe(await plain.text());
    expect(await plain.text()).not.toContain('consent-banner');
    expect(chosen.headers()['set-cookie']).toBeUndefined();
  });
});

test('Visitors are asked again if the stored choice is of another version, expired or invalid', async ({
  page,
  baseURL,
}) => {
  for (const value of ['0.111.0.2026-11-01', '1.111.0.2020-01-01', '1.111', '%00', '1.111.0.2026-99-99']) {
    await page.context().addCookies([{ name: 'gewerk_consent', value, url: baseURL ?? '' }]);
    await page.goto('/imprint');
    await expect(banner(page), value).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, consent: null });

  test('PUB-COOKIE-09 the cookie page states that nothing optional is stored, and lists what is', async ({
    page,
  }) => {
    await page.goto('/cookies');
    await expect(page.locator('.consent-form .notice')).toContainText('Ohne JavaScript lädt und speichert');
    await expect(page.locator('.consent-form .notice')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Auswahl speichern' })).toBeHidden();
    await expect(page.getByRole('table')).toContainText('gewerk_consent');
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('PUB-COOKIE-10 the cookie page shows the storage durations', async ({ page }) => {
  await page.goto('/cookies');
  for (const [name, duration] of [
    ['Notwendig', 'bis zu 24 Stunden'],
    ['Analyse', 'bis zu 24 Monate'],
    ['Marketing', 'bis zu 12 Monate'],
    ['Präferenzen', 'bis zu 12 Monate'],
  ] as const) {
    await expect(toggle(page, name)).toHaveAccessibleDescription(new RegExp(`${duration}`));
  }
  const row = page.getByRole('row', { name: /gewerk_consent/ });
  await expect(row).toContainText('12 Monate');
});
