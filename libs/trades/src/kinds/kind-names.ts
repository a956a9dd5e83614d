import { foldLoose } from '@gewerk/text';
import { tradeSaidAlone } from '../needs/said-alone.js';
import { kinds } from './kinds.js';

/**
 * Names of kinds that mean their trade only if the text names it too: someone who types only 'Klavier' may want it
 * moved, and 'French' may be a language course.
 */
const besideTrade = new Set(
  'italienisch, italian, italyan, chinesisch, vietnam, japanisch, spanisch, spanish, ispanyol, französisch, french, fransız, türkisch, turkish, libanesisch, arabisch, orientalisch, Steak, seafood, Küche, Leuchte, Lampe, avize, kumaş, Gitarre, Klavier, potter, coach, Bühne, Tiergarten, Geburtshilfe, orthopaedic, orthopedic, stamps, depo, Golf, books, Bücher, storage, Kostüm, Vintage, Scheidung, koscher, kosher, koşer, vegetarisch, vegan, vejetaryen, glutenfrei, gluten free, glutensiz, Unverpackt, Shisha, hookah, nargile, Wasserpfeife, Halal, Helal, Squash, Schleiferei, bıçakçı'
    .split(', ')
    .map((name) => foldLoose(name)),
);

/** The trades' keys with the folded names of their kinds that mean the trade by themselves. */
export const kindNames: readonly (readonly [tradeKey: string, name: string])[] = Object.entries(
  kinds,
).flatMap(([tradeKey, byKind]) =>
  Object.values(byKind)
    .flatMap((list) => list.split(', '))
    .map((name) => foldLoose(name))
    .filter((name) => !besideTrade.has(name) && tradeSaidAlone(name) === null)
    .map((name) => [tradeKey, name] as const),
);
