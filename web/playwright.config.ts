import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '@gewerk/testing';

/** Turns off optimising compilers: a test's page is closed before optimised code would pay off. */
const QUICK_START = '--js-flags=--no-turbofan --no-maglev';

const ONE_AFTER_THE_OTHER = { fullyParallel: false, workers: 1 };

/**
 * Tests the whole running system in a real Chromium. The global set-up starts the system once, with its own data.
 * Everything that the specs under `panel` and `site` save appears on every page, so these run last: the specs of
 * one folder one after the other, the two folders in parallel. Those in `panel` change businesses; those in `site`
 * change settings, alias domains and synonyms.
 */
export default defineConfig({
  testDir: fileURLToPath(new URL('e2e', import.meta.url)),
  outputDir: fileURLToPath(new URL('../test-results', import.meta.url)),
  globalSetup: fileURLToPath(new URL('e2e/system/global-setup.ts', import.meta.url)),
  workers: 2,
  retries: 0,
  fullyParallel: true,
  timeout: 60_000,
  // Aborts a run that hangs: a full run takes half of this time on a slow machine with two cores.
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
        // A project can name only one teardown; both teardowns wait for both of these projects.
        { name: 'pages', testMatch: ['pages/**', 'broken/**'], teardown: 'panel' },
        { name: 'api', testMatch: 'api/**', teardown: 'site' },
        { name: 'panel', testMatch: 'panel/**', ...ONE_AFTER_THE_OTHER },
        { name: 'site', testMatch: 'site/**', ...ONE_AFTER_THE_OTHER },
      ],
});
