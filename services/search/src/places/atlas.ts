import {
  citiesBegunBy,
  type District,
  districtLike,
  districtsBegunBy,
  findDistricts,
  findLandmark,
  findMisspeltPlace,
  findPlace,
  findPlaceByName,
  germanPostalCodesFrom,
  isOfHome,
  placesLike,
  regionsBegunBy,
  type Place,
  resolvePlace,
} from '@gewerk/gazetteer';
import { foldLoose } from '@gewerk/text';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { distance } from 'fastest-levenshtein';

export type AtlasPlace = Pick<
  Place,
  'name' | 'latitude' | 'longitude' | 'countryCode' | 'population' | 'isSection'
>;
export type Point = Pick<Place, 'latitude' | 'longitude'>;

/** Minimum number of inhabitants of a city that is suggested although it has no business. */
const CITY_FROM = 20_000;

/** Finds places beyond the directory's cities. */
@Injectable()
export class Atlas implements OnApplicationBootstrap {
  /** Builds the gazetteer's tables before the first search. */
  onApplicationBootstrap(): void {
    findPlace('Berlin');
  }

  /** The place with this exact, foreign or old name. */
  named(name: string): AtlasPlace | null {
    return findPlaceByName(name) ?? null;
  }

  /** The most probable place of a misspelt or incomplete name. */
  resembling(name: string): AtlasPlace | null {
    return findPlace(name) ?? null;
  }

  /** Names of places with a similar spelling, most likely first. */
  like(name: string, count: number): string[] {
    return placesLike(name, count).map((place) => place.name);
  }

  /**
   * A large city with one letter added, missing or wrong, even if its name consists largely of a common ending:
   * 'Haburg'.
   */
  cityLike(name: string, population: number): AtlasPlace | null {
    const [like] = placesLike(name, 1);
    if (!like || like.population < population) return null;
    return distance(foldLoose(like.name), foldLoose(name)) === 1 ? like : null;
  }

  /** A city of some size whose name the text misspells; the first letter must be right. */
  cityMisspelt(text: string): string | null {
    const city = findMisspeltPlace(text);
    if (!city || city.isSection || !isOfHome(city)) return null;
    if (city.population < CITY_FROM) return null;
    return foldLoose(city.name).startsWith(text.charAt(0)) ? city.name : null;
  }

  /** Districts of this name, only those of the city if one is given. */
  districts(name: string, city?: string): readonly District[] {
    return findDistricts(name, city);
  }

  /** The label of the district that a text nearly matches, with its city; null if there is none. */
  districtLike(text: string): string | null {
    const district = districtLike(text);
    return district ? `${district.city}-${district.name}` : null;
  }

  /** A sight, square or station of this name. */
  landmark(name: string): District | null {
    return findLandmark(name) ?? null;
  }

  /** Names of cities of some size that begin with the text, in any language, the largest first. */
  citiesBegunBy(text: string, count: number): string[] {
    return citiesBegunBy(text, CITY_FROM, count).map(({ name }) => name);
  }

  /** Labels of districts that begin with the text. */
  districtsBegunBy(text: string, count: number): string[] {
    return districtsBegunBy(text, count).map(({ city, name }) => `${city}-${name}`);
  }

  /** Names of regions that begin with the text. */
  regionsBegunBy(text: string, count: number): string[] {
    return regionsBegunBy(text, count).map(({ name }) => name);
  }

  /** German postal codes that begin with the digits, each with its place, '' if that is unknown. */
  postalCodesFrom(prefix: string, count: number): { code: string; place: string }[] {
    return germanPostalCodesFrom(prefix)
      .slice(0, count)
      .map(({ postalCode, place }) => ({ code: postalCode, place: place?.name ?? '' }));
  }

  /** Centre of a postal code or prefix; a city given with it decides between countries. */
  postalCode(code: string, city: string): Point | null {
    return resolvePlace(`${code} ${city}`) ?? null;
  }

  /** Whether digits are a whole postal code rather than the beginning of one. */
  isWholeCode(digits: string): boolean {
    return resolvePlace(digits)?.kind === 'postalCode';
  }
}
