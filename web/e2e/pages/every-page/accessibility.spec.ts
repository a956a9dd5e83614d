import type { Page } from '@playwright/test';
import { emptyCategory } from '../../fixtures/empty-category.js';
import { takenOver } from '../../fixtures/taken-over.js';
import { expect, test } from '../../fixtures/looking-test.js';
import { violations } from '../../fixtures/violations.js';
import { samplePaths } from '../../system/samples.js';

interface State {
  readonly name: string;
  readonly path: string;
  /** Console errors that are expected in this state. */
  readonly fault?: RegExp;
  /** Brings the page into this state. */
  readonly enter?: (page: Page, isNarrow: boolean) => Promise<void>;
}

const holdCalls = async (page: Page): Promise<void> => {
  await takenOver(page);
  // Never answered, so the page remains as it is while loading.
  await page.route('**/api/**', () => new Promise(() => undefined));
};

const states: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'results', path: '/?query=Friseur&location=Berlin' },
  { name: 'results from nearby', path: '/?query=Friseur&location=G%C3%B6%C3%9Fweinstein' },
  { name: 'no results', path: '/?query=Quetschkommodenreparateurzzz&location=' },
  { name: 'listing', path: '/businesses' },
  { name: 'listing as a list', path: '/businesses?view=list&page=2' },
  { name: 'empty listing', path: '/businesses?query=Quetschkommodenreparateurzzz' },
  { name: 'city', path: '/city/Musterhofen' },
  { name: 'empty city', path: '/city/Nirgendwo' },
  { name: 'categories', path: '/categories' },
  { name: 'category', path: '/categories/kfz-werkstatt' },
  { name: 'category as a list', path: '/categories/restaurant?view=list' },
  {
    name: 'empty category',
    path: '/',
    enter: async (page) => {
      await emptyCategory(page);
      await page.getByRole('link', { name: 'KFZ-Werkstatt' }).first().click();
      await expect(page.getByText('Keine Betriebe gefunden')).toBeVisible();
    },
  },
  { name: 'unknown category', path: '/categories/wahrsager', fault: /status of 404/ },
  { name: 'business', path: samplePaths.full },
  { name: 'bare business', path: samplePaths.bare },
  { name: 'about', path: '/about' },
  { name: 'help', path: '/help' },
  { name: 'answers found', path: '/help?q=Eintrag' },
  { name: 'no answer found', path: '/help?q=Quetschkommode' },
  { name: 'privacy', path: '/privacy' },
  { name: 'imprint', path: '/imprint' },
  {
    name: 'contact with faults',
    path: '/contact',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(page.locator('#contact-name-error')).toBeVisible();
    },
  },
  { name: 'add business', path: '/add-business' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/kostenvoranschlag-verstehen' },
  { name: 'missing article', path: '/blog/gibt-es-nicht', fault: /status of 404/ },
  { name: 'cookies', path: '/cookies' },
  { name: 'terms', path: '/terms' },
  { name: 'nothing saved', path: '/saved' },
  { name: 'category in a city', path: '/categories/kfz-werkstatt/Berlin' },
  { name: 'empty category in a city', path: '/categories/kfz-werkstatt/Nirgendwo', fault: /status of 404/ },
  { name: 'own listing', path: '/own-listing' },
  { name: 'report without a listing', path: '/listing-report' },
  { name: 'invalid parameters', path: '/businesses?page=0', fault: /status of 400/ },
  {
    name: 'loading results',
    path: '/',
    enter: async (page) => {
      await holdCalls(page);
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByTestId('card-skeleton').first()).toBeVisible();
    },
  },
  {
    name: 'loading business',
    path: '/city/Musterhofen',
    enter: async (page) => {
      await holdCalls(page);
      await page.locator('.card-name a').first().click();
      await expect(page.getByTestId('business-skeleton')).toBeVisible();
    },
  },
  {
    name: 'failed category',
    path: '/',
    fault: /status of 500/,
    enter: async (page) => {
      await takenOver(page);
      await page.route('**/api/categories/*/businesses?**', (route) =>
        route.fulfill({ status: 500, body: 'no' }),
      );
      await page.getByRole('link', { name: 'KFZ-Werkstatt' }).first().click();
      await expect(page.getByRole('alert')).toBeVisible({ timeout: 10_000 });
    },
  },
  {
    name: 'open suggestions',
    path: '/',
    enter: async (page) => {
      await page.getByRole('main').getByRole('combobox').first().fill('ber');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toBeVisible();
    },
  },
  {
    name: 'recent searches',
    path: '/',
    enter: async (page) => {
      await page.getByRole('main').getByRole('combobox').first().fill('Friseur');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
      await page.getByRole('main').getByRole('combobox').first().fill('');
      await expect(page.getByRole('button', { name: 'Clear recent searches' })).toBeVisible();
    },
  },
  {
    name: 'open filter panel',
    path: '/businesses?location=Berlin&minRating=4&hasWebsite=true&around=Berlin&radius=25',
    enter: async (page) => {
      await page.locator('.filter-panel summary').click();
      await expect(page.locator('.facet').first()).toHaveText(/^\(/);
    },
  },
  {
    name: 'open map',
    path: '/businesses?location=Musterhofen',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Karte anzeigen' }).click();
      await expect(page.locator('.map-canvas canvas').first()).toBeVisible();
    },
  },
  {
    name: 'business chosen on the map',
    path: '/businesses?query=Vollständig+Kfz-Technik',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Karte anzeigen' }).click();
      await page.locator('.map-canvas').click();
      await expect(page.locator('.map-chosen a')).toBeVisible();
    },
  },
  {
    name: 'open map of a business',
    path: samplePaths.full,
    enter: async (page) => {
      // Clicked without scrolling to the button, since scrolling would load the map too.
      await page.locator('.map-open').dispatchEvent('click');
      await expect(page.locator('.location-map canvas').first()).toBeVisible();
    },
  },
  {
    name: 'open map of a category in a city',
    path: '/categories/kfz-werkstatt/Berlin',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Karte anzeigen' }).click();
      await expect(page.locator('.map-canvas canvas').first()).toBeVisible();
    },
  },
  {
    name: 'open search',
    path: '/about',
    enter: async (page, isNarrow) => {
      await takenOver(page);
      if (!isNarrow) return page.getByRole('banner').getByRole('combobox').focus();
      await page.getByRole('banner').getByRole('link', { name: 'Find a business' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'saved',
    path: samplePaths.full,
    enter: async (page) => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('link', { name: 'Saved (1)' }).click();
      await expect(page.locator('.card-name').first()).toBeVisible();
    },
  },
  {
    name: 'open menu',
    path: '/',
    enter: async (page, isNarrow) => {
      if (isNarrow) await page.locator('summary', { hasText: 'Open menu' }).click();
    },
  },
];

/** Timers of two seconds or more never fire, so that nothing navigates away. */
function stopLongTimers(): void {
  const start = window.setTimeout;
  const shortOnly = (action: () => void, delay?: number): number =>
    (delay ?? 0) < 2_000 ? start(action, delay) : 0;
  window.setTimeout = shortOnly as typeof window.setTimeout;
}

/** Pages that redirect automatically, checked before they do so. */
const leaving: readonly State[] = [
  { name: 'not found', path: '/gibt/es/nicht', fault: /status of 404/ },
  { name: 'missing business', path: '/musterhofen/gibt-es-nicht', fault: /status of 404/ },
];

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ colorScheme: 'light', viewport: { width, height: 900 } });

    for (const { name, path, fault, enter } of [...states, ...leaving]) {
      test(`axe finds no violation, light or dark: ${name}`, async ({ page, guard }) => {
        if (fault) guard.expectFault(fault);
        if (leaving.some((state) => state.path === path)) await page.addInitScript(stopLongTimers);
        await page.goto(path);
        await enter?.(page, width < 768);
        expect(await violations(page), 'light').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        // Only the colours differ from the light page, so only the rules about colours are checked.
        expect(await violations(page, { only: ['color-contrast', 'link-in-text-block'] }), 'dark').toEqual(
          [],
        );
      });
    }
  });
}
