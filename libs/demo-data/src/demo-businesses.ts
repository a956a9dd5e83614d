import type { BusinessInput } from '@gewerk/contracts';
import { postalCodesOf, germanPostalCode, stateNames } from '@gewerk/gazetteer';
import type { Place } from '@gewerk/gazetteer';
import { tradeByKey } from '@gewerk/trades';
import { aboutGroups } from './about.js';
import { demoCities, pickCity } from './cities.js';
import { domainOf, phoneNumber } from './contact.js';
import { describe } from './descriptions.js';
import { openingHours } from './hours.js';
import { businessName } from './names.js';
import { photoPaths } from './pictures/demo-pictures.js';
import { mix, randomFrom } from './random.js';
import type { Random } from './random.js';
import { ratingFigures } from './ratings.js';
import { streets } from './vocabulary/streets.js';
import { tradeProfiles } from './vocabulary/trade-profiles.js';
import type { TradeProfile } from './vocabulary/trade-profiles.js';

/** The seed of the directory that a first start fills. */
export const DEFAULT_DEMO_SEED = 1;

const profileWeights = tradeProfiles.map((profile) => profile.weight);
const totalWeight = profileWeights.reduce((sum, weight) => sum + weight, 0);

/**
 * Demo businesses, one after the other. The same seed gives the same businesses, and a smaller count gives the
 * first ones of a larger; the first 580 stand one in each city, the others where people live.
 */
export function* demoBusinesses(options: { count: number; seed?: number }): Generator<BusinessInput> {
  const seed = options.seed ?? DEFAULT_DEMO_SEED;
  for (let index = 0; index < options.count; index += 1) yield demoBusiness(seed, index);
}

/** The business at one position of a seed's directory. */
export function demoBusiness(seed: number, index: number): BusinessInput {
  const random = randomFrom(mix(seed, index));
  const city = demoCities()[index] ?? pickCity(random);
  const profile = pickProfile(random);
  const label = tradeByKey(profile.trade)?.label ?? profile.trade;
  const name = businessName(profile, city.name, random);
  const place = placeOf(city, random);
  const domain = domainOf(name);
  return {
    placeId: `demo_${seed.toString(36)}_${index.toString(36)}`,
    name,
    category: label,
    ...(random.chance(0.7) ? { subtypes: [label, ...random.sample(profile.services, 2)] } : {}),
    ...place,
    ...(random.chance(0.94) ? { phone: phoneNumber(city.name, random) } : {}),
    ...(random.chance(0.35) ? { email: `info@${domain}` } : {}),
    ...(random.chance(0.65) ? { website: `https://www.${domain}` } : {}),
    ...(random.chance(0.91) ? { hours: openingHours(profile.hours, random) } : {}),
    ...(random.chance(0.93) ? ratingFigures(random) : {}),
    ...(random.chance(0.85)
      ? {
          description: describe(
            { name, city: city.name, street: place.address, tradeLabel: label, profile },
            random,
          ),
        }
      : {}),
    ...(random.chance(0.6) ? { about: aboutGroups(profile, random) } : {}),
    ...picturesOf(profile, random),
    verified: random.chance(0.7),
    ...(random.chance(0.3) ? { priceLevel: random.pick([1, 2, 2, 2, 3, 3, 4]) } : {}),
    businessStatus: random.chance(0.99) ? 'OPERATIONAL' : 'CLOSED_TEMPORARILY',
  };
}

function pickProfile(random: Random): TradeProfile {
  let target = random.next() * totalWeight;
  for (const profile of tradeProfiles) {
    target -= profile.weight;
    if (target < 0) return profile;
  }
  return random.pick(tradeProfiles);
}

/** An address in a city: one of its postal codes, and a point within about 800 m of the code's centre. */
function placeOf(city: Place, random: Random): Omit<BusinessInput, 'name'> & { address: string } {
  const postalCode = random.pick(postalCodesOf(city));
  const centre = germanPostalCode(postalCode) ?? city;
  const letter = random.chance(0.08) ? random.pick(['a', 'b', 'c']) : '';
  const address = `${random.pick(streets)} ${random.integer(1, random.chance(0.8) ? 60 : 220)}${letter}`;
  return {
    address,
    fullAddress: `${address}, ${postalCode} ${city.name}, Deutschland`,
    city: city.name,
    postalCode,
    state: stateNames[city.stateCode ?? '']?.[0],
    country: 'Deutschland',
    countryCode: 'DE',
    latitude: Math.round((centre.latitude + (random.next() - 0.5) * 0.014) * 1e6) / 1e6,
    longitude: Math.round((centre.longitude + (random.next() - 0.5) * 0.022) * 1e6) / 1e6,
  };
}

function picturesOf(profile: TradeProfile, random: Random): Pick<BusinessInput, 'photos' | 'photosCount'> {
  if (!random.chance(0.88)) return {};
  const photos = photoPaths(profile.trade, random.integer(0, 5), random.integer(1, 3));
  return { photos, photosCount: photos.length };
}
