import { MAX_TEXT_LENGTH, PAGE_SIZE } from '@gewerk/contracts/limits';
import { paths, withQuery } from '../../platform/paths.js';
import { pageParameter, pathParameter } from '../../platform/route-parameters.js';
import type { AddressReader } from '../../platform/route-parameters.js';

export interface CityAddress {
  readonly city: string;
  readonly page: number;
}

export const readCityAddress: AddressReader<CityAddress> = ({ params, search }) => ({
  city: pathParameter(params['city'], 'city', MAX_TEXT_LENGTH),
  page: pageParameter(search, PAGE_SIZE.city),
});

export const cityAddressPath = ({ city, page }: CityAddress): string =>
  withQuery(paths.city(city), { page: page === 1 ? '' : String(page) });
