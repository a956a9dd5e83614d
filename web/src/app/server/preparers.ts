import { prepareBusiness } from '../../features/business/prepare-business.js';
import { prepareCategories } from '../../features/categories/prepare-categories.js';
import { prepareCategory } from '../../features/category/prepare-category.js';
import { prepareCity } from '../../features/city/prepare-city.js';
import { prepareHome } from '../../features/home/prepare-home.js';
import { prepareListing } from '../../features/listing/prepare-listing.js';
import { readIdAddress, readSlugAddress } from '../../features/business/business-address.js';
import { notFoundHead } from '../head/error-heads.js';
import type { ScreenId } from '../routes.js';
import type { Preparer } from './prepared-page.js';

const NOT_FOUND = 404;

/** How each screen gets ready on the server, and where its client code stands. */
export const preparers: Readonly<Record<ScreenId, { readonly prepare: Preparer; readonly source: string }>> =
  {
    home: { prepare: prepareHome, source: 'src/features/home/components/home-page.tsx' },
    listing: { prepare: prepareListing, source: 'src/features/listing/components/listing-page.tsx' },
    city: { prepare: prepareCity, source: 'src/features/city/components/city-page.tsx' },
    categories: {
      prepare: prepareCategories,
      source: 'src/features/categories/components/categories-page.tsx',
    },
    category: { prepare: prepareCategory, source: 'src/features/category/components/category-page.tsx' },
    business: {
      prepare: prepareBusiness(readIdAddress),
      source: 'src/features/business/components/business-page.tsx',
    },
    'business-by-slug': {
      prepare: prepareBusiness(readSlugAddress),
      source: 'src/features/business/components/business-page.tsx',
    },
    'not-found': {
      prepare: async ({ texts }) => ({ status: NOT_FOUND, head: notFoundHead(texts), dependencies: [] }),
      source: 'src/features/not-found/components/not-found-page.tsx',
    },
  };
