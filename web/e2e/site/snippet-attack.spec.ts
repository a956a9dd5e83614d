import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.js';
import { openPanel } from '../fixtures/owner.js';
import { saveSettings } from '../fixtures/save-settings.js';

test.describe.configure({ mode: 'serial' });
test.afterAll(async ({ request }) => saveSettings(request, {}));

/**
 * The attacks that a hostile script on a public page could try, one after the other; `told` contains what it was able
 * to read from the panel.
 */
const ATTACK = `<script>
const told = {};
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const text = async (path, options) => { const answer = await fetch(path, options); return answer.status + ' ' + await answer.text(); };
const frameOf = async (path) => {
  const frame = document.body.appendChild(Object.assign(document.createElement('iframe'), { src: path }));
  await wait(1500);
  try { return frame.contentDocument ? frame.contentDocument.documentElement.outerHTML : 'closed'; } catch { return 'closed'; }
};
const windowOf = async (path) => {
  const opened = open(path, '_blank', 'width=200,height=200');
  await wait(2500);
  try { return opened.closed ? 'closed' : opened.document.documentElement.outerHTML; } catch { return 'closed'; } finally { opened.close(); }
};
const ways = {
  fetch: () => text('/api/admin/session'),
  messages: () => text('/api/admin/messages'),
  referrer: () => text('/api/admin/session', { referrer: '/admin', headers: { accept: 'text/html' } }),
  page: () => text('/admin', { headers: { accept: 'text/html' } }),
  module: () => import('/api/admin/session', { with: { type: 'json' } }).then((module) => JSON.stringify(module.default)),
  frame: () => frameOf('/admin'),
  call: () => frameOf('/api/admin/session'),
  window: () => windowOf('/admin'),
  windowOfCall: () => windowOf('/api/admin/session'),
  events: () => new Promise((done) => {
    const source = new EventSource('/api/admin/import-runs/events');
    source.addEventListener('run', ({ data }) => done('run ' + data));
    source.onerror = () => { source.close(); done('closed'); };
  }),
  worker: () => navigator.serviceWorker.register(document.querySelector('script[src*="/assets/"]').src, { scope: '/assets/' }).then(() => 'registered'),
  moved: async () => { const from = location.href; history.replaceState(history.state, '', '/admin'); const read = await text('/api/admin/session'); history.replaceState(history.state, '', from); return read; },
};
(async () => {
  for (const [way, go] of Object.entries(ways)) told[way] = await Promise.race([go(), wait(6000).then(() => 'nothing')]).catch((error) => 'failed: ' + error.name);
  const proof = /"csrfToken": ?"([^"]+)"|<meta name="csrf-token" content="([^"]+)"/.exec(Object.values(told).join(' '));
  const token = proof ? proof[1] || proof[2] : 'guess';
  told.write = await text('/api/admin/alias-domains/attacker.example', { method: 'PUT', headers: { 'content-type': 'application/json', 'x-csrf-token': token }, body: '{"targetPath":""}' });
  window.told = told;
})();
</script>`;

const toldTo = async (page: Page): Promise<Record<string, string>> => {
  await page.waitForFunction(() => 'told' in window, undefined, { timeout: 60_000 });
  return page.evaluate(() => (window as unknown as { told: Record<string, string> }).told);
};

test('A footer script cannot read or call the panel while the operator is logged in', async ({
  page,
  context,
  request,
  guard,
}) => {
  test.setTimeout(120_000);
  guard.expectFault(/403|frame|Framing|worker|module|MIME|imports/i);
  await saveSettings(request, { head_code: '<!-- attack -->', footer_code: ATTACK });
  const panel = await context.newPage();
  await openPanel(panel);
  await page.goto('/');
  const told = await toldTo(page);
  for (const [way, read] of Object.entries(told)) {
    expect(read, way).not.toMatch(
      /"csrfToken":"[\w-]{43}|<meta name="csrf-token|"messages":|^registered|^run|^200 \{/,
    );
  }
  expect(told['fetch']).toMatch(/^403 /);
  expect(told['write']).toMatch(/^403 /);
  expect(told['page']).toMatch(/^200 /);
  expect(told['window']).toBe('closed');
  expect(told['windowOfCall']).toBe('closed');
  expect(told['worker']).toMatch(/^failed/);
  // The operator continues to work in a page that was opened earlier, and after a reload.
  for (const again of [false, true]) {
    if (again) await panel.reload();
    await panel.getByRole('link', { name: 'Domain 301' }).click();
    await expect(panel.locator('h1:visible')).toHaveText('Domain 301');
    await expect(panel.getByText('attacker.example')).toHaveCount(0);
  }
});

test('The panel and the public site are never shown in the same document', async ({ page, request }) => {
  await saveSettings(request, {
    head_code: '<!-- marks -->',
    footer_code: '<a id="to-panel" href="/admin">Panel</a><script>window.isMarked = true</script>',
  });
  const isMarked = () => page.evaluate(() => 'isMarked' in window);
  await page.goto('/');
  await expect.poll(isMarked).toBe(true);
  await page.locator('#to-panel').click();
  await expect(page.getByLabel('Şifre', { exact: true })).toBeVisible();
  expect(await isMarked()).toBe(false);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect.poll(isMarked).toBe(true);
  await page.evaluate(() => {
    history.pushState(null, '', '/admin');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveCount(0);
});

test('A warning is shown next to the snippets if the panel has no separate host', async ({ page }) => {
  await openPanel(page, '/admin?tab=settings');
  await expect(page.getByText('ADMIN_ORIGIN')).toBeVisible();
});
