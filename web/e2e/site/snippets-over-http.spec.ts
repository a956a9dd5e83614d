import type { Browser, BrowserContext, Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '@gewerk/testing';
import { startGateway } from '../fixtures/lone-gateway.js';
import { openPanel } from '../fixtures/owner.js';
import { saveSettings } from '../fixtures/save-settings.js';
import { expect, test } from '../fixtures/test.js';
import { readRunningSystem } from '../system/running-system.js';
import { samplePaths } from '../system/samples.js';

/**
 * A host name without a dot counts as local: the gateway accepts it, and browsers treat it as that of another
 * machine.
 */
const HOST = 'werkstatt';

test.describe.configure({ mode: 'serial' });
test.use({
  launchOptions: {
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});
test.beforeAll(async ({ request }) => saveSettings(request, SNIPPETS));
test.afterAll(async ({ request }) => saveSettings(request, {}));

/** Script that reads the panel's token as a panel page served over plain HTTP would. */
const theft = (by: string) =>
  `fetch('/api/admin/session').then((answer) => answer.text()).then((text) => { (window.told ??= {}).${by} = text; });`;
/** A snippet with a style that shows that the snippet's scripts have been processed. */
const snippet = (by: string) =>
  `<script>${theft(by)}</script><script type="text/javascript" data-consent="marketing">${theft(`${by}Agreed`)}</script><b class="of-${by}">Da</b><style>.of-${by}{outline:3px solid rgb(1, 2, 3)}</style>`;
const SNIPPETS = {
  // Markup without a script that tries to pretend that the panel is on another host.
  head_code: `<head data-panel-apart><html data-panel-apart>${snippet('head')}`,
  footer_code: `<body data-panel-apart><img src="/favicon.ico" alt="" onerror="${theft('handler')}" onload="${theft('handler')}">${snippet('footer')}`,
  ad_area_1: snippet('ad'),
};

const at = (url: string): string => url.replace('127.0.0.1', HOST);
const told = (page: Page): Promise<Record<string, string> | undefined> =>
  page.evaluate(() => (window as { told?: Record<string, string> }).told);

/** A listing's page, opened directly and then by a link, each time after its snippets have been processed. */
async function* listings(context: BrowserContext, origin: string): AsyncGenerator<Page> {
  const page = await context.newPage();
  for (const isLinked of [false, true]) {
    await page.goto(isLinked ? `${origin}/help` : `${origin}${samplePaths.full}`);
    await expect(page.locator('.of-footer')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    if (isLinked)
      await page.evaluate((path) => {
        const link = Object.assign(document.createElement('a'), { href: path });
        document.querySelector('main')?.append(link);
        link.click();
      }, samplePaths.full);
    await expect(page.locator('.ad-slot .of-ad')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    await expect(page.locator('.of-head').first()).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    yield page;
  }
}

async function visitor(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  const agreed = `1.111.0.${new Date().toISOString().slice(0, 10)}`;
  await context.addCookies([{ name: 'gewerk_consent', value: agreed, url: origin }]);
  return context;
}

test('No script of a snippet runs on the panel’s origin over plain HTTP from another machine', async ({
  browser,
}) => {
  const origin = at(readRunningSystem().url);
  const context = await visitor(browser, origin);
  const before = await context.newPage();
  await before.goto(origin);
  const panel = await context.newPage();
  await openPanel(panel, `${origin}/admin?tab=settings`);
  expect(await panel.evaluate(() => isSecureContext)).toBe(false);
  for await (const page of listings(context, origin)) expect(await told(page)).toBeUndefined();
  expect(await told(before)).toBeUndefined();
  await expect(panel.getByText('ADMIN_ORIGIN')).toContainText('https');
  await context.close();
});

test('PUB-AD-09 Scripts of snippets run over plain HTTP too if the panel has a separate host', async ({
  browser,
}) => {
  const system = readRunningSystem();
  const gateway = await startGateway(system.gatewayNatsUrl, {
    CANONICAL_URL: system.url,
    ADMIN_ORIGIN: 'http://panel.localhost',
    REDIS_URL: system.redisUrl,
  });
  const origin = at(gateway.url);
  const context = await visitor(browser, origin);
  for await (const page of listings(context, origin))
    for (const by of ['head', 'headAgreed', 'footer', 'footerAgreed', 'ad', 'adAgreed'])
      await expect.poll(async () => (await told(page))?.[by], by).toContain('route-not-found');
  await context.close();
  await gateway.stop();
});
