import { inspect } from 'node:util';
import type { Dependency, RenderedPage } from '@gewerk/web/server';
import { PageCache } from './page-cache.js';
import { PageEntry } from './page-entry.js';

function page(dependencies: Dependency[], options: Partial<RenderedPage> = {}): PageEntry {
  const answer: RenderedPage = {
    kind: 'page',
    status: 200,
    html: '<!doctype html>',
    dependencies,
    cacheable: true,
    csp: { scriptHashes: [], styleHashes: [] },
    hasSnippets: false,
    isPrivate: false,
    noindex: false,
    linkHeader: '',
    validUntil: null,
    language: 'de',
    counted: null,
    ...options,
  };
  return new PageEntry(answer, 60_000);
}

describe('PageCache', () => {
  it('drops exactly the pages that depend on what changed', () => {
    const cache = new PageCache(1_000_000);
    cache.set('/a/b', page(['business:1', 'settings']), cache.now());
    cache.set('/', page(['directory']), cache.now());
    cache.drop(['business:1']);
    expect(cache.get('/a/b', Date.now())).toBeUndefined();
    expect(cache.get('/', Date.now())).toBeDefined();
  });

  it('counts the memory of addresses as well as of pages', () => {
    const cache = new PageCache(20_000);
    const addresses = ['a', 'b'].map((letter) => `/?${letter.repeat(15_000)}`);
    for (const address of addresses) cache.set(address, page([]), cache.now());
    expect(addresses.map((address) => cache.kept(address) !== undefined)).toEqual([false, true]);
  });

  it('drops the page of a city by its slug too', () => {
    const cache = new PageCache(1_000_000);
    cache.set('/city/M%C3%BCnchen', page(['city:münchen']), cache.now());
    cache.drop(['city:muenchen']);
    expect(cache.get('/city/M%C3%BCnchen', Date.now())).toBeUndefined();
  });

  it('does not store a page that was rendered before a change and finished after it', () => {
    const cache = new PageCache(1_000_000);
    const before = cache.now();
    cache.drop(['business:1']);
    cache.set('/a/b', page(['business:1']), before);
    cache.set('/c/d', page(['business:2']), before);
    expect(cache.get('/a/b', Date.now())).toBeUndefined();
    expect(cache.get('/c/d', Date.now())).toBeDefined();
    const beforeFlush = cache.now();
    cache.flush();
    cache.set('/e/f', page(['business:3']), beforeFlush);
    expect(cache.get('/e/f', Date.now())).toBeUndefined();
  });

  it('sends no page past the next opening or closing shown on it', () => {
    const cache = new PageCache(1_000_000);
    const closing = new Date(Date.now() + 30_000);
    cache.set('/a/b', page([], { validUntil: closing }), cache.now());
    expect(cache.get('/a/b', closing.getTime() - 1)).toBeDefined();
    expect(cache.get('/a/b', closing.getTime())).toBeUndefined();
  });

  it('stays within its byte limit', () => {
    const cache = new PageCache(20_000);
    for (let i = 0; i < 100; i += 1)
      cache.set(`/${i}`, page([`business:${i}`], { html: 'x'.repeat(4_000) }), cache.now());
    const kept = Array.from({ length: 100 }, (_, i) => cache.get(`/${i}`, Date.now())).filter(Boolean);
    expect(kept).toHaveLength(2);
    expect(cache.get('/99', Date.now())).toBeDefined();
  });
});

describe('PageEntry', () => {
  it('holds the page once, as bytes', () => {
    const entry = page(['settings'], { html: 'the very text' });
    expect(inspect(entry, { depth: 10, showHidden: true })).not.toContain('the very text');
    expect(entry.dependencies).toEqual(['settings']);
  });

  it('allows indexing if the page exists and does not forbid it', () => {
    expect(page([]).isIndexed).toBe(true);
    expect(page([], { noindex: true }).isIndexed).toBe(false);
    expect(page([], { status: 503 }).isIndexed).toBe(false);
  });

  it('lets shared caches keep a page no longer than it is valid', () => {
    const now = Date.now();
    expect(page([], { validUntil: new Date(now + 5_500) }).cacheControl(now)).toBe(
      'public, max-age=0, s-maxage=5, must-revalidate',
    );
    expect(page([]).cacheControl(now)).toBe('public, max-age=0, s-maxage=30, must-revalidate');
  });

  it('has its hashes in the policy and its own tag', () => {
    const entry = page([]);
    expect(entry.headers['content-security-policy']).toContain("script-src  'strict-dynamic'");
    expect(entry.etag).not.toBe(page([], { html: 'other' }).etag);
  });

  it('is kept after it has expired, until its content has changed', () => {
    const cache = new PageCache(1_000_000);
    cache.set('/a/b', page(['business:1'], { validUntil: new Date(Date.now() - 1) }), cache.now());
    expect(cache.get('/a/b', Date.now())).toBeUndefined();
    expect(cache.kept('/a/b')?.cacheControl(Date.now())).toContain('s-maxage=0');
    cache.drop(['business:1']);
    expect(cache.kept('/a/b')).toBeUndefined();
  });
});
