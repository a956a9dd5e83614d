import { foldLoose } from '@gewerk/text';
import { Injectable } from '@nestjs/common';
import { Atlas, type AtlasPlace } from './atlas.js';
import { CityDirectory } from './city-directory.js';
import type { City } from './city-set.js';
import { partLocation } from './location-text.js';
import type { Place } from './place.js';

const MAX_REMEMBERED = 5_000;
/** Elsewhere many a place bears the name of a thing ('Salon', 'Bar'). */
const NEAR_COUNTRIES = new Set(['DE', 'AT', 'CH', 'LI']);

/**
 * Finds the place that a location text means. A city of the directory goes before any other place of that name;
 * an exact or foreign name before the beginning of one, that before a name with typos.
 */
@Injectable()
export class PlaceResolver {
  private readonly remembered = new Map<string, Place | null>();

  constructor(
    private readonly directory: CityDirectory,
    private readonly atlas: Atlas,
  ) {
    directory.onRefresh(() => this.remembered.clear());
  }

  /** The place, or null where nothing is known of it. */
  resolve(location: string): Place | null {
    const known = this.remembered.get(location);
    if (known !== undefined) return known;
    const { postalCode, city } = partLocation(location);
    const place = postalCode ? this.atCode(location, postalCode, city) : this.atCity(city);
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    this.remembered.set(location, place);
    return place;
  }

  /** As {@link resolve} for words within other text: exact names only, beyond the directory near ones only. */
  named(folded: string): Place | null {
    const cities = this.directory.cities.named(folded);
    if (isFound(cities)) return ofCities(cities);
    const place = this.atlas.named(folded);
    return place && NEAR_COUNTRIES.has(place.countryCode) ? this.fromAtlas(place) : null;
  }

  private atCode(location: string, postalCode: string, city: string): Place | null {
    const cityPlace = city === '' ? null : this.atCity(city);
    const point = this.atlas.postalCode(postalCode, city);
    return {
      label: location.trim(),
      foldedName: null,
      citySlugs: cityPlace?.citySlugs ?? [],
      city: cityPlace?.city ?? null,
      postalCode,
      latitude: point?.latitude ?? cityPlace?.latitude ?? null,
      longitude: point?.longitude ?? cityPlace?.longitude ?? null,
    };
  }

  private atCity(typed: string): Place | null {
    const name = spellOut(typed);
    const folded = foldLoose(name);
    if (folded === '') return null;
    const { cities } = this.directory;
    const own = cities.named(folded);
    if (isFound(own)) return ofCities(own);
    const known = this.atlas.named(name);
    const place = known && this.fromAtlas(known);
    if (place && place.citySlugs.length > 0) return place;
    const fuller = cities.namedFully(folded);
    if (isFound(fuller)) return ofCities(fuller);
    if (place) return place;
    const begun = cities.begunBy(folded);
    if (isFound(begun)) return ofCities(begun);
    const resembling = cities.resembling(folded);
    if (resembling) return ofCities([resembling]);
    const guessed = this.atlas.resembling(name);
    return guessed && this.fromAtlas(guessed);
  }

  /** A place of the atlas as the directory knows it, where it lists businesses there. */
  private fromAtlas(place: AtlasPlace): Place {
    const cities = this.directory.cities.named(foldLoose(place.name));
    const point = { latitude: place.latitude, longitude: place.longitude };
    if (isFound(cities)) return { ...ofCities(cities), ...point };
    const { name } = place;
    return {
      label: name,
      foldedName: foldLoose(name),
      citySlugs: [],
      city: name,
      postalCode: null,
      ...point,
    };
  }
}

/** The first gives the place its name and position. */
function ofCities([first, ...others]: readonly [City, ...City[]]): Place {
  return {
    label: first.name,
    foldedName: first.folded,
    citySlugs: [first, ...others].map(({ slug }) => slug),
    city: first.name,
    postalCode: null,
    latitude: first.latitude,
    longitude: first.longitude,
  };
}

const isFound = (cities: readonly City[]): cities is readonly [City, ...City[]] => cities.length > 0;

/** 'Krems a.d. Donau', 'Frankfurt a. M.', 'Neumarkt i.d. Oberpfalz': the short words in full. */
function spellOut(name: string): string {
  return name
    .replace(
      /\b([ai])\.?\s?d\.\s?/gi,
      (_, letter: string) => `${letter.toLowerCase() === 'a' ? 'an' : 'in'} der `,
    )
    .replace(/\ba\.\s?/gi, 'am ');
}
