import { about } from '../../pages/about/screen.js';
import { readAbout } from '../../pages/about/reads.js';
import { article } from '../../pages/article/screen.js';
import { readArticle } from '../../pages/article/reads.js';
import { blog } from '../../pages/blog/screen.js';
import { readBlog } from '../../pages/blog/reads.js';
import { businessById, businessBySlug } from '../../pages/business/screen.js';
import { readBusinessById, readBusinessBySlug } from '../../pages/business/reads.js';
import { categories } from '../../pages/categories/screen.js';
import { readCategories } from '../../pages/categories/reads.js';
import { category } from '../../pages/category/screen.js';
import { readCategory } from '../../pages/category/reads.js';
import { categoryInCity } from '../../pages/category-in-city/screen.js';
import { readCategoryInCity } from '../../pages/category-in-city/reads.js';
import { city } from '../../pages/city/screen.js';
import { readCity } from '../../pages/city/reads.js';
import { home } from '../../pages/home/screen.js';
import { readHome } from '../../pages/home/reads.js';
import { searchResults } from '../../pages/search-results/screen.js';
import { readSearchResults } from '../../pages/search-results/reads.js';
import type { PageReads } from '../../platform/page-reads.js';
import type { Screen } from '../../platform/screen.js';

/**
 * The first requests for data of each screen that needs data. They are separate from the screens' descriptors,
 * which are part of every first view.
 */
export const pageReads: ReadonlyMap<Screen, PageReads> = new Map<Screen, PageReads>([
  [home, readHome],
  [searchResults, readSearchResults],
  [city, readCity],
  [categories, readCategories],
  [category, readCategory],
  [categoryInCity, readCategoryInCity],
  [businessById, readBusinessById],
  [businessBySlug, readBusinessBySlug],
  [about, readAbout],
  [blog, readBlog],
  [article, readArticle],
]);
