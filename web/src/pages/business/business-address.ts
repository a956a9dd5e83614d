import { pathParameter } from '../../platform/route-parameters.js';
import type { AddressReader } from '../../platform/route-parameters.js';
import type { BusinessAddress } from '../../shared/directory/get-business.js';

export const readIdAddress: AddressReader<{ address: BusinessAddress }> = ({ params }) => ({
  address: { id: pathParameter(params['id'], 'id') },
});

export const readSlugAddress: AddressReader<{ address: BusinessAddress }> = ({ params }) => ({
  address: { city: pathParameter(params['city'], 'city'), slug: pathParameter(params['slug'], 'slug') },
});
