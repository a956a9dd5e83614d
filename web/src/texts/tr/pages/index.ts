import type { PageLoaders } from '../../catalogue-types.js';

/** Loaders for the long texts of single pages, each of which is loaded with its screen. */
export const pageLoaders: PageLoaders = {
  'add-business': async () => (await import('./add-business.js')).addBusiness,
  contact: async () => (await import('./contact.js')).contact,
  'listing-report': async () => (await import('./listing-report.js')).listingReport,
  'own-listing': async () => (await import('./own-listing.js')).ownListing,
  about: async () => (await import('./about.js')).about,
  admin: async () => (await import('./admin.js')).admin,
  categories: async () => (await import('./categories.js')).categories,
  category: async () => (await import('./category.js')).category,
  'category-in-city': async () => (await import('./category-in-city.js')).categoryInCity,
  city: async () => (await import('./city.js')).city,
  consent: async () => (await import('./consent.js')).consent,
  business: async () => (await import('./business.js')).business,
  blog: async () => (await import('./blog.js')).blog,
  forms: async () => (await import('./forms.js')).forms,
  'search-results': async () => (await import('./search-results.js')).searchResults,
  home: async () => (await import('./home.js')).home,
  lists: async () => (await import('./lists.js')).lists,
  newsletter: async () => (await import('./newsletter.js')).newsletter,
  cookies: async () => (await import('./cookies.js')).cookies,
  help: async () => (await import('./help.js')).help,
  privacy: async () => (await import('./privacy.js')).privacy,
  saved: async () => (await import('./saved.js')).saved,
  imprint: async () => (await import('./imprint.js')).imprint,
  terms: async () => (await import('./terms.js')).terms,
};
