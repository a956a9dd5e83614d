import type { TradeMeant } from './trades/trades-meant.js';

/** The kind of thing that a visitor's text asks for. */
export type Intent = 'everything' | 'phone' | 'email' | 'website' | 'street' | 'trade' | 'need' | 'name';

export type PartKind =
  | 'trade'
  | 'need'
  | 'place'
  | 'radius'
  | 'near-me'
  | 'time'
  | 'attribute'
  | 'wish'
  | 'phone'
  | 'email'
  | 'website'
  | 'street';

/** A part of the text that was understood. */
export interface Part {
  kind: PartKind;
  /** As typed. */
  text: string;
  /** Key of what it means: a trade, weekday, attribute …; the folded name of a place. */
  value: string;
  /** The text without this part. */
  without: string;
}

/** A text as understood before the engine is queried. */
export interface Reading {
  intent: Intent;
  /** The reason, for logs and tests. */
  reason: string;
  /** The whole text, folded. */
  whole: string;
  /** The folded text without the parts and fillers, which may be a name. */
  rest: string;
  /** Named or meant trades, most likely first; if the intent is `name`, they are only a guess. */
  tradeKeys: readonly string[];
  /** Less likely trades, used if no business has those in `tradeKeys`. */
  otherKeys: readonly string[];
  /** The location in the text, for the place resolver; null if it has none. */
  place: string | null;
  /** Kilometres around the place, or around the visitor if the text names none. */
  radiusKm?: number;
  /** Engine keys of a phone number, email address, host or street. */
  contactKeys: readonly string[];
  /** Spelling of the brand's branches, folded, if the text names a brand; without branches its trade is meant. */
  brand?: readonly string[];
  /** Words without influence on the search, as typed. */
  ignored: readonly string[];
  /** Words of a need that point to trades other than the one used. */
  beside?: readonly string[];
  /** Words of a name next to the trade that it resembles, as typed. */
  unknown: readonly string[];
  parts: readonly Part[];
  /** The trade or need next to a street without a number. */
  besideStreet?: Reading;
  /**
   * The text asks for something that no business provides, such as the weather: only a business of exactly
   * that name can be meant.
   */
  isBeyond?: true;
  /** A word next to the trade is a country or a city abroad, so it is not a misspelt name. */
  isElsewhere?: true;
  /** The words are exactly one saying, a phrase listed in `libs/trades/src/needs`. */
  isSaying?: true;
  /** Other possible trades if no whole saying supports the first ones. */
  doubt?: readonly TradeMeant[];
  /** The corrections of misspelt words in a guess, folded. */
  meant?: string;
  /** Trades that may help if the text only states that something is broken. */
  mayMean?: readonly TradeMeant[];
}

/** The part of a reading that may be a name: the text without the place. */
export const nameIn = ({ place, rest, whole }: Reading): string =>
  place === null || rest === '' ? whole : rest;
