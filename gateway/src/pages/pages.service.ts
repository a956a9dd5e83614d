import { GewerkError } from '@gewerk/contracts';
import { metrics } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { PageCache } from './page-cache.js';
import { PageEntry } from './page-entry.js';
import { PageRenderer } from './page-renderer.js';

/** A page is rendered again after this time, even if all its parts are still fresh. */
const MAX_AGE_MS = 10 * 60_000;
/** The search index lags behind changes by a few seconds and emits no events. */
const MAX_AGE_OF_SEARCH_MS = 15_000;
/** More concurrent renderings would only delay all of them. */
const MAX_RENDERINGS = 200;
const FIRST_FAILURE = 500;

const pagesServed = new Counter({
  name: 'gewerk_pages_total',
  help: 'Pages served, by whether they were cached',
  labelNames: ['cache'] as const,
  registers: [metrics],
});

const fromCache = pagesServed.labels('hit');
const rendered = pagesServed.labels('miss');

/** Pages from the cache, otherwise rendered: one rendering per address at a time. */
@Injectable()
export class PagesService {
  private readonly rendering = new Map<string, Promise<PageEntry>>();

  constructor(
    private readonly cache: PageCache,
    private readonly renderer: PageRenderer,
  ) {}

  /** A cached page that is still valid, counted as sent; undefined if it must be rendered. */
  cached(address: string): PageEntry | undefined {
    const entry = this.find(address);
    if (entry) fromCache.inc();
    return entry;
  }

  /** Like {@link cached}, for a page that may not be sent. */
  find(address: string): PageEntry | undefined {
    return this.cache.get(address, Date.now());
  }

  /** Fails with `unavailable` while too many pages are being rendered. */
  render(address: string): Promise<PageEntry> {
    return this.shared(address, () => this.renderOnce(address));
  }

  /** A page of the panel's own host; never cached. Fails like {@link render}. */
  renderPanel(address: string): Promise<PageEntry> {
    return this.shared(`panel ${address}`, async () => {
      return new PageEntry(await this.renderer.render(address, 'panel'), MAX_AGE_MS);
    });
  }

  private shared(key: string, render: () => Promise<PageEntry>): Promise<PageEntry> {
    const underWay = this.rendering.get(key);
    if (underWay) return underWay;
    if (this.rendering.size >= MAX_RENDERINGS) {
      throw new GewerkError('unavailable', 'Too many pages are being rendered; try again later.');
    }
    rendered.inc();
    const rendering = render().finally(() => this.rendering.delete(key));
    this.rendering.set(key, rendering);
    return rendering;
  }

  private async renderOnce(address: string): Promise<PageEntry> {
    const from = this.cache.now();
    const answer = await this.renderer.render(address);
    // While the sources of a page are unavailable, an expired page is better than none.
    const former = answer.status >= FIRST_FAILURE ? this.cache.kept(address) : undefined;
    if (former) return former;
    const entry = new PageEntry(
      answer,
      answer.dependencies.includes('search') ? MAX_AGE_OF_SEARCH_MS : MAX_AGE_MS,
    );
    if (answer.cacheable && answer.status < FIRST_FAILURE) this.cache.set(address, entry, from);
    return entry;
  }
}
