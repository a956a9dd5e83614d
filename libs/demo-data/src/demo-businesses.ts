import type { BusinessInput } from '@gewerk/contracts';
import { stateNames } from '@gewerk/gazetteer';
import type { Place } from '@gewerk/gazetteer';
import { tradeByKey } from '@gewerk/trades';
import { aboutGroups } from './about.js';
import { demoCities, demoPostalCodes, pickCity } from './cities.js';
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

/** The seed of the directory that is filled at the first start. */
export const DEFAULT_DEMO_SEED = 1;

const profileWeights = tradeProfiles.map((profile) => profile.weight);
const totalWeight = profileWeights.reduce((sum, weight) => sum + weight, 0);

/**
 * Demo businesses, one after the other. The same seed gives the same businesses, and a smaller number gives
 * the first ones of a larger number. The first 580 are one in each city; the others are spread by population.
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
  const tradeLabel = tradeByKey(profile.trade)?.label ?? profile.trade;
  const name = businessName(profile, city.name, random);
  const business: BusinessInput = {
    placeId: `demo_${seed.toString(36)}_${index.toString(36)}`,
    name,
    category: tradeLabel,
  };
  const address = settle(business, city, random);
  if (random.chance(0.7)) business.subtypes = [tradeLabel, ...random.sample(profile.services, 2)];
  addContact(business, city.name, random);
  if (random.chance(0.91)) business.hours = openingHours(profile.hours, random);
  if (random.chance(0.93)) Object.assign(business, ratingFigures(random));
  if (random.chance(0.85)) {
    business.description = describe({ name, city: city.name, street: address, tradeLabel, profile }, random);
  }
  if (random.chance(0.6)) business.about = aboutGroups(profile, random);
  if (random.chance(0.88)) addPictures(business, profile, random);
  business.verified = random.chance(0.7);
  if (random.chance(0.3)) business.priceLevel = random.pick([1, 2, 2, 2, 3, 3, 4]);
  business.businessStatus = random.chance(0.99) ? 'OPERATIONAL' : 'CLOSED_TEMPORARILY';
  return business;
}

function pickProfile(random: Random): TradeProfile {
  let target = random.next() * totalWeight;
  for (const profile of tradeProfiles) {
    target -= profile.weight;
    if (target < 0) return profile;
  }
  return random.pick(tradeProfiles);
}

/** Gives a business an address: one of the city's postal codes, and a point within about 800 m of its centre. */
function settle(business: BusinessInput, city: Place, random: Random): string {
  const { postalCode, latitude, longitude } = random.pick(demoPostalCodes(city));
  const letter = random.chance(0.08) ? random.pick(['a', 'b', 'c']) : '';
  const address = `${random.pick(streets)} ${random.integer(1, random.chance(0.8) ? 60 : 220)}${letter}`;
  business.address = address;
  business.fullAddress = `${address}, ${postalCode} ${city.name}, Deutschland`;
  business.city = city.name;
  business.postalCode = postalCode;
  const state = stateNames[city.stateCode ?? '']?.[0];
  if (state !== undefined) business.state = state;
  business.country = 'Deutschland';
  business.countryCode = 'DE';
  business.latitude = nearby(latitude, 0.007, random);
  business.longitude = nearby(longitude, 0.011, random);
  return address;
}

/** A coordinate that differs by at most this many degrees, with six decimals. */
const nearby = (degrees: number, spread: number, random: Random): number =>
  Math.round((degrees + (random.next() - 0.5) * 2 * spread) * 1e6) / 1e6;

function addContact(business: BusinessInput, city: string, random: Random): void {
  if (random.chance(0.94)) business.phone = phoneNumber(city, random);
  const hasEmail = random.chance(0.35);
  const hasWebsite = random.chance(0.65);
  if (!hasEmail && !hasWebsite) return;
  const domain = domainOf(business.name);
  if (hasEmail) business.email = `info@${domain}`;
  if (hasWebsite) business.website = `https://www.${domain}`;
}

function addPictures(business: BusinessInput, profile: TradeProfile, random: Random): void {
  const photos = photoPaths(profile.trade, random.integer(0, 5), random.integer(1, 3));
  business.photos = photos;
  business.photosCount = photos.length;
}
