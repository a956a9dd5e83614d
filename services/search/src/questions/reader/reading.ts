import type { TradeMeant } from './trades/trades-meant.js';

/** What a visitor's text asks for. */
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

/** A text as understood before the engine is asked. */
export interface Reading {
  intent: Intent;
  /** The reason, for logs and tests. */
  reason: string;
  /** The whole text, folded. */
  whole: string;
  /** The rest that may be a name, folded, without the parts and fillers. */
  rest: string;
  /** Named or meant trades, nearest first; with `name` a guess. */
  tradeKeys: readonly string[];
  /** Less likely ones, used if no business has those. */
  otherKeys: readonly string[];
  /** Location text found in the text. */
  place: string | null;
  /** Kilometres around the place, or around the visitor if the text names none. */
  radiusKm?: number;
  /** Engine keys of a phone number, address, host or street. */
  contactKeys: readonly string[];
  /** Spelling of the brand's branches, folded, if the text names a brand; without branches its trade is meant. */
  brand?: readonly string[];
  /** Words without influence on the search, as typed. */
  ignored: readonly string[];
  /** Words of a need that point to trades other than the one used. */
  beside?: readonly string[];
  /** Words of a name beside the trade that it resembles, as typed. */
  unknown: readonly string[];
  parts: readonly Part[];
  /** The trade or need next to a street without a number. */
  besideStreet?: Reading;
  /**
   * Asks for something that no business answers, such as the weather: at most a business of exactly that name is
   * meant.
   */
  isBeyond?: true;
  /** A word next to the trade is a country or a city abroad, so it is not a misspelt name. */
  isElsewhere?: true;
  /** The words are exactly one saying. */
  isSaying?: true;
  /** Other possible trades if no whole saying supports the first ones. */
  doubt?: readonly TradeMeant[];
  /** The corrections of misspelt words in a guess, folded. */
  meant?: string;
  /** Trades that may help if the text only says that something is broken. */
  mayMean?: readonly TradeMeant[];
}

/** The part of a reading that may be a name: the text without the place. */
export const nameIn = ({ place, rest, whole }: Reading): string =>
  place === null || rest === '' ? whole : rest;
