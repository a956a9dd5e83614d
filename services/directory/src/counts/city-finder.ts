import { Injectable } from '@nestjs/common';
import { findPlaceByName, placesNamedShortly } from '@gewerk/gazetteer';
import { citySlug } from '@gewerk/text';
import { CountsRepository } from './counts.repository.js';
import type { CityCounts } from './counts.schema.js';
import { UNKNOWN_CITY_SLUG } from '../record/index.js';

/**
 * Finds the city that a name means: first a city of the directory, then one for which the name is an
 * alternative or short form ('Munich', 'Krems').
 */
@Injectable()
export class CityFinder {
  constructor(private readonly counts: CountsRepository) {}

  /** Null if no listed business is in such a city. */
  async find(name: string): Promise<CityCounts | null> {
    const slug = citySlug(name);
    const city = await this.bySlug(slug);
    if (city) return city;
    const named = findPlaceByName(name);
    const meant = [...(named ? [named] : []), ...placesNamedShortly(name)];
    const slugs = new Set(meant.map((place) => citySlug(place.name)));
    for (const other of slugs) {
      const found = other === slug ? null : await this.bySlug(other);
      if (found) return found;
    }
    return null;
  }

  private async bySlug(slug: string): Promise<CityCounts | null> {
    if (slug === UNKNOWN_CITY_SLUG) return null;
    const city = await this.counts.city(slug);
    return city && city.count > 0 ? city : null;
  }
}
