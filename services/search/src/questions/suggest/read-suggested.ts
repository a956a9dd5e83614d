import { fold, foldLoose } from '@gewerk/text';
import { tradesNamed } from '@gewerk/trades';
import type { City, CitySet } from '../../places/city-set.js';

/** A trade and a possibly unfinished city in one text. */
export interface TradeInCity {
  /** The trade as typed. */
  query: string;
  tradeKeys: readonly string[];
  cities: readonly City[];
}

const SHORTEST_MISSPELT = 5;
const JOINING = new Set(['in', 'bei', 'nahe', 'near', 'around']);

/** Reads 'Friseur Kö', 'Friseur in Köln' and 'Köln Friseur'; null if it is none of these. */
export function readTradeInCity(text: string, cities: CitySet, count: number): TradeInCity | null {
  const tokens = text.trim().split(/\s+/u);
  for (let split = tokens.length - 1; split > 0; split -= 1) {
    const [left, right] = [withoutJoining(tokens.slice(0, split)), withoutJoining(tokens.slice(split))];
    for (const [trade, place] of [
      [left, right],
      [right, left],
    ] as const) {
      const named = tradesNamed(trade);
      const meant = named.length === 0 ? [] : citiesLike(place, cities, count);
      if (meant.length > 0) {
        return { query: trade, tradeKeys: named.map(({ key }) => key), cities: meant };
      }
    }
  }
  return null;
}

/** The tokens without a leading preposition: 'in Köln' is Köln, but 'Neumarkt in der Oberpfalz' stays. */
function withoutJoining(tokens: readonly string[]): string {
  const isName = (token: string) => !JOINING.has(foldLoose(token));
  const end = tokens.findLastIndex(isName) + 1;
  const start = tokens.findIndex(isName);
  return start < 0 ? '' : tokens.slice(start, end).join(' ');
}

/** Cities by prefix, then by a similar spelling; the 'oe' of 'Hannoer' is not an umlaut. */
export function citiesLike(text: string, cities: CitySet, count: number): readonly City[] {
  const folded = foldLoose(text);
  const begun = cities.suggested(folded, count);
  if (begun.length === count || folded.length < SHORTEST_MISSPELT) return begun;
  const resembling = cities.resembling(folded) ?? cities.resembling(fold(text));
  return resembling && !begun.includes(resembling) ? [...begun, resembling] : begun;
}
