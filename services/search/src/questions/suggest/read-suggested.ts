import { fold, foldLoose } from '@gewerk/text';
import { tradesNamed } from '@gewerk/trades';
import type { Atlas } from '../../places/atlas.js';
import type { City, CitySet } from '../../places/city-set.js';
import { isBegunName } from './category-names.js';

/** A trade and a possibly unfinished city in one text. */
export interface TradeInCity {
  /** The trade as typed. */
  query: string;
  tradeKeys: readonly string[];
  cities: readonly City[];
  /** Cities without a business. */
  elsewhere: readonly string[];
}

const SHORTEST_MISSPELT = 5;
const SHORTEST_ELSEWHERE = 3;
/** Maximum number of suggested cities without a business. */
const ELSEWHERE = 2;
/** Minimum number of inhabitants of a city that is meant although its name is mostly a common ending: 'Bareuth'. */
const LARGE = 50_000;
const JOINING = new Set(['in', 'bei', 'nahe', 'near', 'around']);

/** Reads 'Friseur Kö', 'Friseur in Köln' and 'Köln Friseur'; null if it is none of these. */
export function readTradeInCity(
  text: string,
  cities: CitySet,
  atlas: Pick<Atlas, 'citiesBegunBy' | 'cityLike'>,
  count: number,
): TradeInCity | null {
  const tokens = text.trim().split(/\s+/u);
  for (let split = tokens.length - 1; split > 0; split -= 1) {
    const [left, right] = [withoutJoining(tokens.slice(0, split)), withoutJoining(tokens.slice(split))];
    for (const [trade, place] of [
      [left, right],
      [right, left],
    ] as const) {
      const named = tradesNamed(trade);
      if (named.length === 0) continue;
      // 'Oto ta' is the beginning of 'oto tamir'.
      if (foldLoose(place).length < SHORTEST_ELSEWHERE && isBegunName(foldLoose(text))) continue;
      const elsewhere = citiesElsewhere(place, cities, atlas);
      // The beginning of a city without businesses ('Zür') is not corrected to another city ('Aurich').
      const meant =
        elsewhere.length > 0
          ? cities.suggested(foldLoose(place), count)
          : citiesLike(place, cities, atlas, count);
      if (meant.length + elsewhere.length > 0)
        return { query: trade, tradeKeys: named.map(({ key }) => key), cities: meant, elsewhere };
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

/**
 * The cities without a business that begin with the text (at least three letters) and are larger than those with a
 * business: 'Zür' does not mean Aurich.
 */
export function citiesElsewhere(
  text: string,
  cities: CitySet,
  atlas: Pick<Atlas, 'citiesBegunBy'>,
): readonly string[] {
  if (foldLoose(text).length < SHORTEST_ELSEWHERE) return [];
  const begun = atlas.citiesBegunBy(text, ELSEWHERE);
  const listed = begun.findIndex((name) => cities.named(foldLoose(name)).length > 0);
  return listed < 0 ? begun : begun.slice(0, listed);
}

/**
 * Listed cities by the beginning of their names, in other languages too ('Colo'), then by a similar spelling; the 'oe'
 * of 'Hannoer' is not an umlaut.
 */
export function citiesLike(
  text: string,
  cities: CitySet,
  atlas: Pick<Atlas, 'citiesBegunBy' | 'cityLike'>,
  count: number,
): readonly City[] {
  const folded = foldLoose(text);
  const listed = (names: readonly string[]) => names.flatMap((name) => cities.named(foldLoose(name)));
  const elsewhere = folded.length < SHORTEST_ELSEWHERE ? [] : atlas.citiesBegunBy(text, ELSEWHERE);
  const begun = [...new Set([...cities.suggested(folded, count), ...listed(elsewhere)])].slice(0, count);
  if (begun.length === count || folded.length < SHORTEST_MISSPELT) return begun;
  const large = begun.length > 0 ? null : atlas.cityLike(text, LARGE);
  const own = cities.resembling(folded) ?? cities.resembling(fold(text));
  return [...new Set([...begun, ...listed(large ? [large.name] : []), ...(own ? [own] : [])])];
}
