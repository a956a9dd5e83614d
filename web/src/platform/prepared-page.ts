import type { SiteIdentity } from '@gewerk/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../texts/catalogues.js';
import type { Texts } from '../texts/catalogue-types.js';
import type { Api } from './api/api.js';
import type { PageHead } from './head/page-head.js';
import type { Counted, Dependency } from './render-contract.js';
import type { AddressInput } from './route-parameters.js';

export interface Preparation extends AddressInput {
  readonly pathname: string;
  readonly api: Api;
  readonly texts: Texts;
  readonly language: Language | null;
  readonly queries: QueryClient;
  /** The current time, in milliseconds since the epoch. */
  readonly now: number;
  readonly origin: string;
  /** The site's name and appearance. */
  readonly site: SiteIdentity;
}

/** A page whose data has been loaded. */
export interface PreparedPage {
  readonly status: number;
  readonly head: PageHead;
  readonly dependencies: readonly Dependency[];
  readonly jsonLd?: readonly object[];
  /** Set for the operator's screens, which have no snippets and are never cached. */
  readonly isPrivate?: true;
  /** What the statistics count each time the page is delivered to a visitor. */
  readonly counted?: Counted;
  /** Path to which the page has moved permanently. */
  readonly movedTo?: string;
  /**
   * Time until which the page is valid, in milliseconds since the epoch. Does not consider when businesses open or
   * close.
   */
  readonly validUntil?: number;
}

/** Loads a screen's data into the query client. Throws `InvalidParameter` if the URL is invalid. */
export type Preparer = (preparation: Preparation) => Promise<PreparedPage>;
