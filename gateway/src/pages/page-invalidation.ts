import {
  businessChanged,
  type PayloadOf,
  settingsChanged,
  siteIdentityChanged,
  synonymsChanged,
} from '@gewerk/contracts/bus';
import { EventListener, KnownSite } from '@gewerk/messaging';
import type { Dependency } from '@gewerk/web/server';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PageCache } from './page-cache.js';
import { SharedReads } from './shared-reads.js';

/** An event with more businesses is a batch of an import or of a bulk change; edits contain fewer. */
const MOST_OF_AN_EDIT = 50;
/**
 * Batches arrive about ten times a second, each with most cities and categories: if every batch dropped its
 * pages, none of them would stay cached.
 */
const BATCHES_HELD_MS = 1_000;

/**
 * Drops cached pages as soon as their content has changed, in each replica. While batches arrive
 * continuously, the pages that they change are dropped once a second.
 */
@Injectable()
export class PageInvalidation implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly held = new Set<Dependency>();
  /** Set while batches are held back. */
  private holding: NodeJS.Timeout | undefined;

  constructor(
    private readonly listener: EventListener,
    private readonly cache: PageCache,
    private readonly shared: SharedReads,
    private readonly site: KnownSite,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.listen(
      [businessChanged, settingsChanged, siteIdentityChanged, synonymsChanged],
      (subject, payload) => this.onEvent(subject, payload),
      () => this.dropAll(),
    );
  }

  onModuleDestroy(): void {
    clearTimeout(this.holding);
  }

  private onEvent(subject: string, payload: unknown): void {
    if (subject === siteIdentityChanged.subject) return this.dropAll();
    if (subject === businessChanged.subject) return this.onBusinesses(businessChanged.payload.parse(payload));
    this.shared.clear();
    if (subject === settingsChanged.subject) return this.cache.flush();
    this.cache.drop(['search']);
  }

  private onBusinesses(event: PayloadOf<typeof businessChanged>): void {
    if (event.isPanelOnly) return;
    const dependencies = dependenciesOf(event);
    if (event.ids.length <= MOST_OF_AN_EDIT) return this.drop(dependencies);
    if (this.holding) return dependencies.forEach((dependency) => this.held.add(dependency));
    this.dropBatch(dependencies);
  }

  private dropHeld(): void {
    this.holding = undefined;
    if (this.held.size === 0) return;
    this.dropBatch([...this.held]);
    this.held.clear();
  }

  private dropBatch(dependencies: readonly Dependency[]): void {
    this.drop(dependencies);
    this.holding = setTimeout(() => this.dropHeld(), BATCHES_HELD_MS).unref();
  }

  private drop(dependencies: readonly Dependency[]): void {
    this.shared.clear();
    this.cache.drop(dependencies);
  }

  private dropAll(): void {
    this.site.forget();
    this.shared.clear();
    this.cache.flush();
  }
}

function dependenciesOf(event: PayloadOf<typeof businessChanged>): Dependency[] {
  return [
    'directory',
    'search',
    ...event.ids.map((id) => `business:${id}` as const),
    ...event.citySlugs.map((slug) => `city:${slug}` as const),
    ...event.categorySlugs.map((slug) => `category:${slug}` as const),
  ];
}
