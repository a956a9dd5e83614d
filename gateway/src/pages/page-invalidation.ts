import {
  businessChanged,
  type PayloadOf,
  settingsChanged,
  siteIdentityChanged,
  synonymsChanged,
} from '@gewerk/contracts/bus';
import { EventListener, KnownSite } from '@gewerk/messaging';
import type { Dependency } from '@gewerk/web/server';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PageCache } from './page-cache.js';
import { SharedReads } from './shared-reads.js';

/** Drops cached pages as soon as what they show has changed, in each replica. */
@Injectable()
export class PageInvalidation implements OnApplicationBootstrap {
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

  private onEvent(subject: string, payload: unknown): void {
    if (subject === siteIdentityChanged.subject) return this.dropAll();
    if (subject === businessChanged.subject && businessChanged.payload.parse(payload).isPanelOnly) return;
    this.shared.clear();
    if (subject === settingsChanged.subject) return this.cache.flush();
    if (subject === synonymsChanged.subject) return this.cache.drop(['search']);
    this.cache.drop(dependenciesOf(businessChanged.payload.parse(payload)));
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
