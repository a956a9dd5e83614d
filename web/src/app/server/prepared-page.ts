import type { QueryClient } from '@tanstack/react-query';
import type { Language, Texts } from '../../texts/catalogues.js';
import type { Api } from '../api/fetch-json.js';
import type { PageHead } from '../head/page-head.js';
import type { Counted, Dependency } from '../render-contract.js';
import type { AddressInput } from '../with-address.js';

/** What a screen's preparation works with. */
export interface Preparation extends AddressInput {
  readonly api: Api;
  readonly texts: Texts;
  /** Selected catalogue; null for the default one. */
  readonly language: Language | null;
  readonly queries: QueryClient;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly origin: string;
}

/** What is known of a page once its data is there. */
export interface PreparedPage {
  readonly status: number;
  readonly head: PageHead;
  readonly dependencies: readonly Dependency[];
  /** Structured data for search engines. */
  readonly jsonLd?: readonly object[];
  /** The owner's screens: no snippets run on them, and nobody keeps them. */
  readonly isPrivate?: true;
  /** What the statistics count where a visitor gets the page. */
  readonly counted?: Counted;
  /** Path to which the address has moved for good. */
  readonly movedTo?: string;
  /** Milliseconds since the epoch from which the page says something untrue, beside openings and closings. */
  readonly validUntil?: number;
}

/** Loads a screen's data into the query client and tells the rest. Throws `InvalidParameter` for a bad address. */
export type Preparer = (preparation: Preparation) => Promise<PreparedPage>;
