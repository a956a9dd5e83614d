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
  /** Why, for logs and tests. */
  reason: string;
  /** The whole text, folded. */
  whole: string;
  /** What is left for names, folded, without the parts and fillers. */
  rest: string;
  /** Trades named or meant, nearest first; with `name` a guess. */
  tradeKeys: readonly string[];
  /** Less likely ones, for where no business has those. */
  otherKeys: readonly string[];
  /** Location text found in the text. */
  place: string | null;
  /** Kilometres around the place, or around the visitor where the text names none. */
  radiusKm?: number;
  /** Engine keys of a phone number, address, host or street. */
  contactKeys: readonly string[];
  /** How the branches of a brand that the text names are written, folded; its trade is meant where there are none. */
  brand?: readonly string[];
  /** Words without influence on the search, as typed. */
  ignored: readonly string[];
  /** Of those, words of a need that speak for other trades than it is answered by. */
  beside?: readonly string[];
  /** Words of a name beside the trade that it resembles, as typed. */
  unknown: readonly string[];
  parts: readonly Part[];
  /** What is next to a street without a number, if that is a trade or a need. */
  besideStreet?: Reading;
  /** Asks for what no business answers, such as the weather: only one of the exact name may be meant. */
  isBeyond?: true;
  /** A word beside the trade is a country or a city abroad, and so no misspelt name. */
  isElsewhere?: true;
  /** The words are a whole saying and nothing else. */
  isSaying?: true;
  /** Trades that may be meant as well where no whole saying speaks for those. */
  doubt?: readonly TradeMeant[];
  /** What misspelt words of a guess are taken for, folded. */
  meant?: string;
  /** Trades that may help where the text says only that something is broken. */
  mayMean?: readonly TradeMeant[];
}

/** What a name may be in a reading: the text without the place beside it. */
export const nameIn = ({ place, rest, whole }: Reading): string =>
  place === null || rest === '' ? whole : rest;
