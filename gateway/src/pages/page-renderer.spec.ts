import { defaultSiteIdentity, GewerkError } from '@gewerk/contracts';
import { getSiteIdentity } from '@gewerk/contracts/bus';
import { type EventListener, KnownSite, type MessageBus, NobodyListens } from '@gewerk/messaging';
import type { Renderer } from '@gewerk/web/server';
import type { GatewayEnv } from '../env.js';
import { PageRenderer } from './page-renderer.js';
import type { SharedReads } from './shared-reads.js';

/** Renders a page while the settings service gives these answers, one after the other. */
function render(...answers: (() => Promise<unknown>)[]) {
  const bus = { request: () => (answers.shift() ?? answers.at(-1) ?? away)() } as unknown as MessageBus;
  const page = { kind: 'page', cacheable: true, validUntil: null, html: '' };
  const renderer = { render: () => Promise.resolve(page) } as unknown as Renderer;
  const env = { canonicalOrigin: 'https://site.example' } as unknown as GatewayEnv;
  const site = new KnownSite(bus, {} as EventListener);
  return new PageRenderer(renderer, env, {} as SharedReads, site).render('/');
}
const unheard = () => Promise.reject(new NobodyListens(getSiteIdentity));
const away = () => Promise.reject(new GewerkError('timeout', 'The settings service did not answer in time.'));
const known = () => Promise.resolve(defaultSiteIdentity);

it('caches pages for some seconds if the settings service is of a release without a site identity', async () => {
  const { cacheable, validUntil } = (await render(unheard, unheard)) as {
    cacheable: boolean;
    validUntil: Date;
  };
  expect(cacheable).toBe(true);
  expect(Number(validUntil) - Date.now()).toBeGreaterThan(5_000);
  expect(Number(validUntil) - Date.now()).toBeLessThanOrEqual(15_000);
});

it('caches no page while the settings service is unavailable or has only just come back', async () => {
  expect(await render(away, away)).toMatchObject({ cacheable: false });
  expect(await render(unheard, known)).toMatchObject({ cacheable: false });
  expect(await render(known)).toMatchObject({ cacheable: true, validUntil: null });
});
