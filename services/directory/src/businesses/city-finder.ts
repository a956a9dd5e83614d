import { Injectable } from '@nestjs/common';
import { findPlaceByName } from '@gewerk/gazetteer';
import { citySlug } from '@gewerk/text';
import { TalliesRepository } from '../tallies/tallies.repository.js';
import type { CityTally } from '../tallies/tally.schema.js';
import { UNKNOWN_CITY_SLUG } from './unknown-city.js';

/** Finds the city that a name means: one of the data first, then what the name is another name of ('Munich'). */
@Injectable()
export class CityFinder {
  constructor(private readonly tallies: TalliesRepository) {}

  /** null where no listed business is in such a city. */
  async find(name: string): Promise<CityTally | null> {
    const slug = citySlug(name);
    const city = await this.bySlug(slug);
    if (city) return city;
    const place = findPlaceByName(name);
    const placeSlug = place && citySlug(place.name);
    return placeSlug === undefined || placeSlug === slug ? null : this.bySlug(placeSlug);
  }

  private async bySlug(slug: string): Promise<CityTally | null> {
    if (slug === UNKNOWN_CITY_SLUG) return null;
    const city = await this.tallies.city(slug);
    return city && city.count > 0 ? city : null;
  }
}
