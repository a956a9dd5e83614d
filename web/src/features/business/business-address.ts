import { pathParameter } from '../../app/route-parameters.js';
import type { AddressReader } from '../../app/with-address.js';
import type { BusinessAddress } from './api/get-business.js';

/** Address `/business/{id}`. */
export const readIdAddress: AddressReader<{ address: BusinessAddress }> = ({ params }) => ({
  address: { id: pathParameter(params['id'], 'id') },
});

/** Address `/{city}/{slug}`. */
export const readSlugAddress: AddressReader<{ address: BusinessAddress }> = ({ params }) => ({
  address: { city: pathParameter(params['city'], 'city'), slug: pathParameter(params['slug'], 'slug') },
});
