import { findPlace, findPlaceByName, type Place, resolvePlace } from '@gewerk/gazetteer';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

/** A place that the directory may have no businesses at. */
export type AtlasPlace = Pick<Place, 'name' | 'latitude' | 'longitude' | 'countryCode'>;
export type Point = Pick<Place, 'latitude' | 'longitude'>;

/** Knows places beyond the directory's own. */
@Injectable()
export class Atlas implements OnApplicationBootstrap {
  /** Builds the gazetteer's tables now rather than under the first visitor's search. */
  onApplicationBootstrap(): void {
    findPlace('Berlin');
  }

  /** The place of exactly this name, its own or a foreign or old one. */
  named(name: string): AtlasPlace | null {
    return findPlaceByName(name) ?? null;
  }

  /** The place that a name with typos or a name not fully typed most probably means. */
  resembling(name: string): AtlasPlace | null {
    return findPlace(name) ?? null;
  }

  /** The middle of a postal code's area or of all that begin so; a city beside it decides between countries. */
  postalCode(code: string, city: string): Point | null {
    return resolvePlace(`${code} ${city}`) ?? null;
  }
}
