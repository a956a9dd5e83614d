import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '@gewerk/testing';

/** A page of a test is gone before code that was optimised for it has paid. */
const QUICK_START = '--js-flags=--no-turbofan --no-maglev';

/**
 * The whole running system in one real Chromium. The set-up starts it once, with its own data; the specs under
 * `panel` come last, since what they save shows on every page.
 */
export default defineConfig({
  testDir: fileURLToPath(new URL('e2e', import.meta.url)),
  outputDir: fileURLToPath(new URL('../test-results', import.meta.url)),
  globalSetup: fileURLToPath(new URL('e2e/system/global-setup.ts', import.meta.url)),
  workers: 2,
  retries: 0,
  fullyParallel: true,
  timeout: 60_000,
  // Ends a run that hangs: a slow machine with two cores needs half of it.
  globalTimeout: 50 * 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: await chromiumPath(), args: [...CHROMIUM_ARGS, QUICK_START] },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
  },
  projects: process.env['IMAGES']
    ? [{ name: 'images', testMatch: 'images/**' }]
    : [
        { name: 'visitor', testIgnore: ['panel/**', 'images/**'], teardown: 'panel' },
        // One after the other: all of them save the settings.
        { name: 'panel', testMatch: 'panel/**', fullyParallel: false, workers: 1 },
      ],
});
