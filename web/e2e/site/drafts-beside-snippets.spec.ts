import { emptySiteSettings } from '@gewerk/contracts';
import type { Page } from '@playwright/test';
import { openPanel } from '../fixtures/owner.js';
import { saveSettings } from '../fixtures/save-settings.js';
import { expect, test } from '../fixtures/test.js';

test.describe.configure({ mode: 'serial' });
test.afterAll(async ({ request }) => saveSettings(request, {}));

/** Records everything stored on the device, and plants a draft if the URL contains `planted`. */
const SPY = `<script>
window.seen = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
if (location.search.includes('planted')) sessionStorage.setItem('gewerk.panel-draft', JSON.stringify({ settings: { at: Date.now(), value: {
  base: { settings: ${JSON.stringify(emptySiteSettings)}, version: 1 },
  draft: { ...${JSON.stringify(emptySiteSettings)}, site_title: 'Untergeschoben' },
} } }));
</script>`;

/** Opens a page of the site in the tab of the panel. */
async function visit(page: Page, path: string): Promise<string> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(path);
  await page.waitForFunction(() => 'seen' in window);
  return page.evaluate(() => (window as unknown as { seen: string }).seen);
}

test('A script on a public page can neither read nor forge a draft of the panel in the same tab', async ({
  page,
  request,
}) => {
  await saveSettings(request, { head_code: '<!-- spy -->', footer_code: SPY });
  await openPanel(page, '/admin?tab=settings');
  const title = page.locator('#setting-site_title');
  await title.fill('Noch geheim');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('gewerk.panel-draft'))).not.toBeNull();
  expect(await visit(page, '/')).not.toContain('Noch geheim');
  // The operator's own drafts are still there, after a reload too.
  await page.goto('/admin?tab=settings');
  await expect(title).toHaveValue('Noch geheim');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title).toHaveValue('Noch geheim');
  await visit(page, '/?planted');
  await page.goto('/admin?tab=settings');
  await expect(title).toHaveValue('');
});
