import type { PageReads } from '../../platform/page-reads.js';
import { citiesQuery } from '../../shared/directory/get-cities.js';
import { readCityAddress } from './city-address.js';
import { cityBusinessesQuery } from './get-city-businesses.js';

export const readCity = (({ api, ...input }, read) => {
  const { city, page } = readCityAddress(input);
  return { listed: read(cityBusinessesQuery(api, city, page)), cities: read(citiesQuery(api)) };
}) satisfies PageReads;
