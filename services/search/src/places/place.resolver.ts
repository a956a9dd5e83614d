import { isOfHome } from '@gewerk/gazetteer';
import { fold, foldLoose } from '@gewerk/text';
import { Injectable } from '@nestjs/common';
import { abbreviatedName } from './abbreviated-name.js';
import { isAbroad } from './abroad.js';
import { Atlas, type AtlasPlace } from './atlas.js';
import { CityDirectory } from './city-directory.js';
import { EVERYWHERE } from './everywhere.js';
import { hasShortCodes, isLittleKnown, isNear } from './known-places.js';
import { splitLocation } from './location-text.js';
import type { Gazetteer, Place } from './place.js';
import { isFound, ofCities, ofDistrict } from './place-of-cities.js';
import { areaAround, cityOfArea, regionNamed, regionResembling } from './regions.js';
import { spellOut } from './spell-out.js';
import { cityOfSpot, placeWithin } from './spots.js';
import { stateOrCountryNamed } from './states.js';
import { placeOfTwo } from './two-places.js';

const MAX_REMEMBERED = 5_000;
const MAX_CANDIDATES = 5;
const SHORTEST_MISSPELT = 4;
/** A place with at least this many inhabitants is meant even if its name is a common word ('Essen'). */
const WELL_KNOWN = 100_000;
/**
 * A city that the text misspells is meant rather than a town that resembles or begins with the text, if it is this
 * many times larger.
 */
const MUCH_LARGER = 10;
/** A name means the state or region unless a city with at least this many inhabitants has the same name. */
const CITY_BEFORE_STATE = 20_000;

/** Finds a text's place: cities of the directory first; exact or foreign names, then prefixes, then typos. */
@Injectable()
export class PlaceResolver {
  private readonly remembered = new Map<string, Place | null>();
  /** Places by folded name, since the reader looks up each group of words of a text several times. */
  private readonly rememberedNames = new Map<string, Place | null>();
  private readonly rememberedFame = new Map<string, boolean>();

  constructor(
    private readonly directory: CityDirectory,
    private readonly atlas: Atlas,
  ) {
    directory.onRefresh(() => {
      this.remembered.clear();
      this.rememberedNames.clear();
      this.rememberedFame.clear();
    });
  }

  resolve(location: string): Place | null {
    const known = this.remembered.get(location);
    if (known !== undefined) return known;
    const { postalCode, city } = splitLocation(location);
    const place = postalCode ? this.atCode(location, postalCode, city) : this.atCityOrTwo(city);
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    this.remembered.set(location, place);
    return place;
  }

  /** The interface for the reader of questions. */
  readonly gazetteer: Gazetteer = {
    isPlace: (folded) => this.named(folded) !== null,
    isWellKnown: (folded) => {
      const known = this.rememberedFame.get(folded) ?? this.isWellKnown(folded);
      if (this.rememberedFame.size >= MAX_REMEMBERED) this.rememberedFame.clear();
      this.rememberedFame.set(folded, known);
      return known;
    },
    isDistrict: (folded) => this.district(folded) !== null,
    isPostalCode: (digits, beside = []) =>
      this.atlas.isWholeCode(digits) || beside.some((name) => hasShortCodes(this.atlas.named(name))),
    isElsewhere: (folded) => isAbroad(folded) && this.directory.cities.named(folded).length === 0,
    resemblesPlace: (folded) =>
      folded.length >= SHORTEST_MISSPELT && !/\d/.test(folded) && this.resolve(folded) !== null,
  };

  private isWellKnown(folded: string): boolean {
    if (this.directory.cities.named(folded).length > 0 || this.wide(folded)) return true;
    if (this.atlas.landmark(folded) || this.spot(folded)) return true;
    const place = this.atlas.named(folded);
    return place !== null && isOfHome(place) && place.population >= WELL_KNOWN;
  }

  /** Names of places that an unknown or misspelt text may mean, most likely first. */
  candidates(text: string): string[] {
    const { city } = splitLocation(text);
    const parts = city.split(/[\s,/-]+/).filter((part) => part.length >= SHORTEST_MISSPELT);
    const names = [city, ...parts].flatMap((part) => {
      const place = this.resolve(part);
      return [...(place ? [place.label] : []), ...this.atlas.like(part, MAX_CANDIDATES)];
    });
    return [...new Set(names)].slice(0, MAX_CANDIDATES);
  }

  /** The listed city that a word nearly matches by its name, otherwise another city or a district; null if there is none. */
  misspelt(folded: string): string | null {
    if (/\d/.test(folded)) return null;
    const city = this.directory.cities.resembling(folded);
    if (city?.folded.startsWith(folded.charAt(0))) return city.name;
    return this.atlas.cityMisspelt(folded) ?? this.atlas.districtLike(folded);
  }

  /** The place of words within a text, by exact name; unlisted ones only in German-speaking countries. */
  named(folded: string): Place | null {
    const known = this.rememberedNames.get(folded);
    if (known !== undefined) return known;
    const place = this.findNamed(folded);
    if (this.rememberedNames.size >= MAX_REMEMBERED) this.rememberedNames.clear();
    this.rememberedNames.set(folded, place);
    return place;
  }

  private findNamed(folded: string): Place | null {
    const wide = this.wide(folded);
    if (wide) return wide;
    const cities = this.directory.cities.named(folded);
    if (isFound(cities)) return ofCities(cities);
    const place = this.atlas.named(folded);
    if (!place || isLittleKnown(place)) {
      const district = this.district(folded);
      if (district) return district;
    }
    if (place && isOfHome(place)) return this.fromAtlas(place);
    return this.spot(folded);
  }

  private atCode(location: string, postalCode: string, city: string): Place | null {
    const cityPlace = city === '' ? null : this.atCity(city);
    // 'Wien, 10. Bezirk' has no postal code.
    const numbered = city === '' ? null : this.district(foldLoose(location));
    if (numbered) return numbered;
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

  private atCityOrTwo(typed: string): Place | null {
    return placeOfTwo(typed, (each) => this.named(each)) ?? this.atCity(typed);
  }

  private atCity(typed: string): Place | null {
    const name = spellOut(typed);
    const folded = foldLoose(name);
    if (folded === '') return null;
    const wide = this.wide(folded);
    if (wide) return wide;
    const { cities } = this.directory;
    const own = cities.named(folded);
    if (isFound(own)) return ofCities(own);
    const known = this.atlas.named(name);
    const place = known && this.fromAtlas(known);
    if (place && place.citySlugs.length > 0) return place;
    const fuller = cities.namedFully(folded);
    if (isFound(fuller)) return ofCities(fuller);
    if (place && known && !isLittleKnown(known)) return place;
    const abbreviated = abbreviatedName(name).flatMap(([first, beside]) => cities.namedInPart(first, beside));
    if (isFound(abbreviated)) return ofCities(abbreviated);
    const district = this.district(folded) ?? this.spot(folded) ?? this.cityBeside(typed);
    if (district ?? place) return district ?? place;
    const begun = cities.begunBy(folded);
    if (isFound(begun)) return ofCities(begun);
    // The 'oe' of 'Hannoer' is not an umlaut.
    const resembling = cities.resembling(folded) ?? cities.resembling(fold(name));
    if (resembling) return { ...ofCities([resembling]), isGuess: true };
    const region = regionResembling(cities, folded);
    if (region) return region;
    const like = this.atlas.resembling(name);
    const city = this.atlas.cityLike(name, WELL_KNOWN);
    // 'Salzberg' is more likely Salzburg than the beginning of Salzbergen.
    const isCity = city !== null && city.population > MUCH_LARGER * (like?.population ?? 0);
    const guessed = isCity ? city : like;
    if (!guessed || !isNear(guessed)) return null;
    const isBegun = foldLoose(guessed.name).startsWith(folded);
    return isBegun ? this.fromAtlas(guessed) : { ...this.fromAtlas(guessed), isGuess: true };
  }

  /** A state, a country, a region, or a city with its surroundings. 'Berlin' and 'Salzburg' mean the cities. */
  private wide(folded: string): Place | null {
    const { cities } = this.directory;
    const wide = stateOrCountryNamed(cities, folded) ?? regionNamed(cities, folded);
    if (wide) return (this.atlas.named(folded)?.population ?? 0) >= CITY_BEFORE_STATE ? null : wide;
    const city = cityOfArea(folded);
    const middle = city === null ? null : this.named(city);
    return city === null || middle === null ? null : areaAround(middle.label, middle);
  }

  /** The district in 'Ehrenfeld', 'Köln-Ehrenfeld' or 'Ehrenfeld, Köln', folded: a circle within the city. */
  private district(folded: string): Place | null {
    const words = folded.split(' ');
    for (let split = 1; split < words.length; split += 1) {
      const [left, right] = [words.slice(0, split).join(' '), words.slice(split).join(' ')];
      const [found] = [...this.atlas.districts(right, left), ...this.atlas.districts(left, right)];
      if (found) return ofDistrict(found);
    }
    const [only] = EVERYWHERE.has(folded) ? [] : this.atlas.districts(folded);
    const found = only ?? this.atlas.landmark(folded);
    return found ? ofDistrict(found) : null;
  }

  /**
   * The city in 'Hamburg Hauptbahnhof', and Weiden in 'Weiden in der Oberpfalz', where the rest describes the
   * location.
   */
  private spot(folded: string): Place | null {
    const city = cityOfSpot(folded);
    if (city !== null) return this.meant(city);
    const within = placeWithin(folded);
    return within && regionNamed(this.directory.cities, within.beside) ? this.meant(within.name) : null;
  }

  private meant(city: string): Place | null {
    const found = this.directory.cities.named(city);
    if (isFound(found)) return ofCities(found);
    const known = this.atlas.named(city);
    const isMeant = known !== null && !isLittleKnown(known) && isOfHome(known);
    return isMeant ? this.fromAtlas(known) : null;
  }

  /** The known part of 'Köln-Xyz' or 'Xyz, Köln': the city is better than a guess. */
  private cityBeside(typed: string): Place | null {
    const parts = typed.split(/\s*[-,/–]\s*/u).filter((part) => part !== '');
    if (parts.length < 2) return null;
    const own = parts.map((part) => this.directory.cities.named(foldLoose(part))).find(isFound);
    return own ? ofCities(own) : null;
  }

  /** The place, with the directory's data if it lists businesses there. */
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
