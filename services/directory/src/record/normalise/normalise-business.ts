import type { BusinessInput } from '@gewerk/contracts';
import type { ParseFault } from '@gewerk/opening-hours';
import { derivePlaceId } from '@gewerk/text';
import type { BusinessFields } from '../business.record.js';
import { goneOf } from '../open-status.js';
import { listedCity, readCity } from './city.js';
import { readMail, readPhone, readWebAddress } from './contact.js';
import { filingOf } from './filing.js';
import { readHours } from './hours.js';
import { readPhotos } from './photos.js';
import { popularityOf, readReviewCount, readScores, roundRating } from './rating.js';
import { readRegion } from './region.js';
import { line, lines, paragraphs } from './texts.js';

export interface NormalisedBusiness {
  fields: BusinessFields;
  /** Why the source's hours were left out. */
  hoursFault?: ParseFault;
}

/** Maximum length of the JSON of a source's other data, in characters: more than a spreadsheet cell holds. */
const MAX_ABOUT = 40_000;

/** A business in its stored form, or null if it has no name. */
export function normaliseBusiness(input: BusinessInput): NormalisedBusiness | null {
  const name = line(input.name);
  if (name === undefined) return null;
  const address = line(input.address);
  const postalCode = line(input.postalCode);
  const region = readRegion(input, postalCode);
  const named = readCity(input.city, region.countryCode);
  const source = {
    name,
    rawCategory: line(input.category),
    type: line(input.type),
    subtypes: lines(input.subtypes),
  };
  const phone = readPhone(input.phone, region.countryCode);
  const { hours, rawHours, fault } = readHours(input.hours, region);
  const ratingValue = roundRating(input.rating);
  const reviewsPerScore = readScores(input.reviewsPerScore);
  const reviewCount = readReviewCount(input.reviewCount, reviewsPerScore);
  const photos = readPhotos(input.photos);
  const located = input.latitude !== undefined && input.longitude !== undefined;
  const position = located ? { latitude: input.latitude, longitude: input.longitude } : {};
  const { countryCode } = region;
  const fields: BusinessFields = {
    placeId: line(input.placeId) ?? derivePlaceId({ name, address, postalCode, city: named }),
    ...source,
    ...filingOf(source),
    description: paragraphs(input.description),
    address,
    fullAddress: line(input.fullAddress),
    city: listedCity({ city: named, countryCode, postalCode, ...position }),
    postalCode,
    state: region.state,
    stateCode: region.stateCode,
    country: region.country,
    countryCode,
    latitude: position.latitude,
    longitude: position.longitude,
    timeZone: region.timeZone,
    phone: phone?.shown,
    phoneNumber: phone?.number,
    email: readMail(input.email),
    website: readWebAddress(input.website),
    ratingValue,
    reviewCount,
    reviewsPerScore,
    reviewsLink: readWebAddress(input.reviewsLink),
    popularity: popularityOf(ratingValue, reviewCount),
    photos,
    photosCount: input.photosCount ?? photos.length,
    hours,
    rawHours,
    about: readAbout(input.about),
    verified: input.verified ?? false,
    priceLevel: input.priceLevel,
    businessStatus: input.businessStatus,
    gone: goneOf(input),
  };
  return fault ? { fields, hoursFault: fault } : { fields };
}

function readAbout(about: BusinessInput['about']): string | undefined {
  if (about === undefined) return undefined;
  const json = JSON.stringify(about);
  return json === '{}' || json.length > MAX_ABOUT ? undefined : json;
}
