import type { CityListItem } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { DirectoryFigures } from '../tallies/directory-figures.js';

@Injectable()
export class ListCitiesService {
  constructor(private readonly figures: DirectoryFigures) {}

  async list(): Promise<CityListItem[]> {
    const { cities } = await this.figures.read();
    return cities.map((city) => ({
      city: city.name,
      businessCount: city.count,
      latitude: city.latitude ?? null,
      longitude: city.longitude ?? null,
      countryCode: city.countryCode,
    }));
  }
}
