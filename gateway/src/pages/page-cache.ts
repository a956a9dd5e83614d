import { citySlug } from '@gewerk/text';
import type { Dependency } from '@gewerk/web/server';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { PageEntry } from './page-entry.js';

const MAX_REMEMBERED_DROPS = 100_000;

/**
 * A point in the cache's history: a response whose rendering began then is stale if something that it depends on was
 * dropped later.
 */
export type CacheMoment = number;

/** Rendered pages by address, limited by bytes, dropped when something that they depend on changes. */
@Injectable()
export class PageCache {
  private readonly pages: LRUCache<string, PageEntry>;
  private readonly keysOf = new Map<string, Set<string>>();
  private readonly drops = new LRUCache<string, number>({ max: MAX_REMEMBERED_DROPS });
  private moment = 0;
  private flushedAt = 0;

  constructor(maxBytes: number) {
    this.pages = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      // An address can be longer than its page: anyone can invent 16 KB of parameters.
      sizeCalculation: (entry, key) => entry.size + key.length,
      dispose: (entry, key) => this.forget(entry, key),
    });
  }

  get(key: string, now: number): PageEntry | undefined {
    const entry = this.pages.get(key);
    return entry && entry.validUntil > now ? entry : undefined;
  }

  /** A cached page, even if expired: nothing that it depends on is known to have changed. */
  kept(key: string): PageEntry | undefined {
    return this.pages.get(key);
  }

  now(): CacheMoment {
    return this.moment;
  }

  /** Stores a page unless something it depends on was dropped since `renderedFrom`. */
  set(key: string, entry: PageEntry, renderedFrom: CacheMoment): void {
    const tags = entry.dependencies.map(tagOf);
    if (this.flushedAt > renderedFrom || tags.some((tag) => (this.drops.get(tag) ?? 0) > renderedFrom))
      return;
    this.pages.set(key, entry);
    if (!this.pages.has(key)) return;
    for (const tag of tags) {
      const keys = this.keysOf.get(tag) ?? new Set();
      this.keysOf.set(tag, keys.add(key));
    }
  }

  drop(dependencies: readonly Dependency[]): void {
    this.moment += 1;
    for (const tag of dependencies.map(tagOf)) {
      this.drops.set(tag, this.moment);
      for (const key of [...(this.keysOf.get(tag) ?? [])]) this.pages.delete(key);
    }
  }

  flush(): void {
    this.moment += 1;
    this.flushedAt = this.moment;
    this.pages.clear();
  }

  private forget(entry: PageEntry, key: string): void {
    for (const tag of entry.dependencies.map(tagOf)) {
      const keys = this.keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysOf.delete(tag);
    }
  }
}

/** Pages name a city by its written name, events by its slug. */
function tagOf(dependency: Dependency): string {
  return dependency.startsWith('city:') ? `city:${citySlug(dependency.slice('city:'.length))}` : dependency;
}
