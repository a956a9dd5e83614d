import { foldLoose } from '@gewerk/text';
import { needs, trades } from '@gewerk/trades';
import { drawn } from '../load/random-choice.js';
import { randomNumbers } from '../sheet-rows.js';
import { BUSINESSES } from '../system/bench-system.js';
import { heldOutNeeds } from './held-out-needs.js';
import type { Hit, Probe } from './probe.js';
import {
  type Business,
  fitsTrade,
  hasFlag,
  hostOf,
  keyOf,
  listedBusiness,
  opensOn,
  sameContact,
  sameName,
  sameStreet,
} from './truth.js';
import { everydayNeeds } from './everyday-needs.js';

/** The sayings in the taxonomy's data, each with all trades that have it as a saying or name. */
function knownNeeds(): (readonly [text: string, ...tradeKeys: string[]])[] {
  const keysOf = new Map<string, string[]>();
  const sayings = Object.entries(needs).flatMap(([key, { de, en, tr }]) =>
    [de, en, tr].flatMap((list) => list.split(', ').map((text) => [text, key] as const)),
  );
  for (const [text, key] of sayings)
    keysOf.set(foldLoose(text), [...(keysOf.get(foldLoose(text)) ?? []), key]);
  return sayings.map(([text]) => [text, ...(keysOf.get(foldLoose(text)) ?? []), ...sameName(text)]);
}

/**
 * Creates probes, which are questions with known answers, from the demo data; the same seed gives the same
 * probes.
 */
export function drawing(seed: number, each: number, count = BUSINESSES) {
  const random = randomNumbers(seed);
  const all = Array.from({ length: count }, (_, index) => listedBusiness(index));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[drawn(random, list.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const take = (family: string, make: () => Omit<Probe, 'family'> | null): Probe[] => {
    const probes: Probe[] = [];
    for (let tries = 0; probes.length < each && tries < each * 50; tries += 1) {
      const probe = make();
      if (probe) probes.push({ family, ...probe });
    }
    return probes;
  };
  const named = (change: (name: string) => string) => () => {
    const { name, city = '' } = pick(all);
    const query = change(name);
    return { query, location: city, fits: (first: readonly Hit[]) => first.some((hit) => hit.name === name) };
  };
  const word = (): { text: string; key: string } => {
    const { category = '' } = pick(all);
    const trade = trades.find(({ label }) => label === category);
    if (!trade) return word();
    const text = pick(trade.words);
    return { text, key: trade.key };
  };
  const keysOf = (text: string, key: string) => new Set([key, ...sameName(text)]);
  const inCity = (text: (word: string, business: Business) => { query: string; location?: string }) => () => {
    const business = pick(all);
    const { text: tradeWord, key } = word();
    const { city = '' } = business;
    if (!all.some((other) => other.city === city && keyOf(other.category) === key)) return null;
    return { ...text(tradeWord, business), fits: fitsTrade(keysOf(tradeWord, key), city, all) };
  };
  const feature = (query: string, flag: RegExp) => () => {
    const business = pick(all);
    const key = keyOf(business.category);
    const fits = all.filter((other) => keyOf(other.category) === key && hasFlag(other, flag));
    if (fits.length === 0) return null;
    const ids = new Set(fits.map(({ placeId }) => placeId));
    return {
      query: query.replace('TRADE', business.category ?? ''),
      fits: (first: readonly Hit[]) => first.length > 0 && first.every((hit) => ids.has(hit.place_id)),
    };
  };
  const contact = (text: (business: Business) => string | undefined, key: keyof Business) => () => {
    const business = pick(all);
    const query = text(business);
    if (!query) return null;
    const alike = new Set(
      all
        .filter(
          (other) =>
            (key === 'fullAddress' ? sameStreet(other, business) : sameContact(other[key], business[key])) ||
            (key === 'website' && hostOf(other.email) === hostOf(business.website)),
        )
        .map(({ placeId }) => placeId),
    );
    return {
      query,
      fits: (first: readonly Hit[]) => first.length > 0 && first.every((hit) => alike.has(hit.place_id)),
    };
  };
  const anyTrade = (wrap: (text: string) => string) => () => {
    const { text, key } = word();
    return { query: wrap(text), fits: fitsTrade(keysOf(text, key), null, all) };
  };
  // A few trades have no demo businesses.
  const present = new Set(all.map(({ category }) => keyOf(category)));
  const open = (days: Parameters<typeof opensOn>[0], wrap: (text: string) => string) => () => {
    const { text, key } = word();
    const keys = keysOf(text, key);
    const fitting = all.filter((other) => keys.has(keyOf(other.category) ?? '') && opensOn(days, other));
    const ids = new Set(fitting.map(({ placeId }) => placeId));
    if (ids.size === 0) return null;
    const fits = (first: readonly Hit[]) => first.length > 0 && first.every((hit) => ids.has(hit.place_id));
    return { query: wrap(text), fits };
  };
  const everyday = everydayNeeds.filter(([, key = '']) => present.has(key));
  const heldOut = heldOutNeeds.filter(([, ...keys]) => keys.some((key) => present.has(key)));
  const known = knownNeeds().filter(([, ...keys]) => keys.some((key) => present.has(key)));
  return {
    all,
    random,
    pick,
    take,
    named,
    word,
    keysOf,
    inCity,
    feature,
    contact,
    anyTrade,
    open,
    needs: heldOut,
    everyday,
    known,
    present,
  };
}
