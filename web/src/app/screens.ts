import { about } from '../pages/about/screen.js';
import { addBusiness } from '../pages/add-business/screen.js';
import { article } from '../pages/article/screen.js';
import { blog } from '../pages/blog/screen.js';
import { businessById, businessBySlug } from '../pages/business/screen.js';
import { categories } from '../pages/categories/screen.js';
import { category } from '../pages/category/screen.js';
import { categoryInCity } from '../pages/category-in-city/screen.js';
import { city } from '../pages/city/screen.js';
import { contact } from '../pages/contact/screen.js';
import { cookies } from '../pages/cookies/screen.js';
import { endStatistics } from '../pages/end-statistics/screen.js';
import { help } from '../pages/help/screen.js';
import { home } from '../pages/home/screen.js';
import { privacy, imprint, terms } from '../pages/legal/screen.js';
import { listingReport } from '../pages/listing-report/screen.js';
import { newsletter } from '../pages/newsletter/screen.js';
import { notFound } from '../pages/not-found/screen.js';
import { ownListing } from '../pages/own-listing/screen.js';
import { saved } from '../pages/saved/screen.js';
import { searchResults } from '../pages/search-results/screen.js';
import { panelScreens } from '../panel/tabs/screen.js';
import type { Screen } from '../platform/screen.js';

/** The screens in the site's frame; more specific paths first. */
export const siteScreens: readonly Screen[] = [
  home,
  searchResults,
  city,
  categories,
  category,
  categoryInCity,
  businessById,
  about,
  blog,
  article,
  contact,
  addBusiness,
  listingReport,
  ownListing,
  endStatistics,
  newsletter,
  help,
  privacy,
  imprint,
  terms,
  cookies,
  saved,
  businessBySlug,
  notFound,
];

export { panelScreens };

export const fixedPaths: readonly string[] = siteScreens
  .map(({ path }) => path)
  .filter((path) => !/[:*]/.test(path));
