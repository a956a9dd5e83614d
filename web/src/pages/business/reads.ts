import type { PageReads, Read, ReadInput } from '../../platform/page-reads.js';
import type { AddressReader } from '../../platform/route-parameters.js';
import { businessQuery, type BusinessAddress } from '../../shared/directory/get-business.js';
import { readIdAddress, readSlugAddress } from './business-address.js';

const readBusiness =
  (address: AddressReader<{ readonly address: BusinessAddress }>) =>
  ({ api, ...input }: ReadInput, read: Read) => ({
    business: read(businessQuery(api, address(input).address)),
  });

export const readBusinessById = readBusiness(readIdAddress) satisfies PageReads;
export const readBusinessBySlug = readBusiness(readSlugAddress) satisfies PageReads;
