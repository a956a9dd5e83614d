import { expect, type Page, test } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview, type PreviewServer } from 'vite';
import { repositoryRoot } from '../../system/repository.js';
import { violations } from '../../fixtures/violations.js';

const configFile = join(repositoryRoot, 'web/catalogue/vite.config.ts');

let folder: string;
let server: PreviewServer;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gewerk-catalogue-'));
  const common = { configFile, logLevel: 'warn', build: { outDir: folder } } as const;
  await build(common);
  server = await preview({ ...common, preview: { port: 0, host: '127.0.0.1' } });
});

test.afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

async function expectAccessible(page: Page): Promise<void> {
  // A component appears once for each of its states, under the same name.
  expect(await violations(page, { except: ['landmark-unique'] })).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every component of the catalogue is accessible in ${colorScheme} colours`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.emulateMedia({ colorScheme });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible();
    const paper = { light: 'rgb(251, 250, 247)', dark: 'rgb(20, 24, 27)' }[colorScheme];
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(paper);
    expect(await page.locator('[data-state]').count()).toBeGreaterThan(60);
    await page.getByRole('button', { name: 'Zurücksetzen' }).focus();
    await expectAccessible(page);
    const dialogs = page.locator('[data-opens]');
    expect(await dialogs.count()).toBeGreaterThan(1);
    for (const opener of await dialogs.all()) {
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(faults).toEqual([]);
  });
}
