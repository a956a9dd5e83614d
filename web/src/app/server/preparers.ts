import { preparePanel } from '../../features/admin/prepare-panel.js';
import { prepareBusiness } from '../../features/business/prepare-business.js';
import { prepareCategories } from '../../features/categories/prepare-categories.js';
import { prepareCategory } from '../../features/category/prepare-category.js';
import { prepareCity } from '../../features/city/prepare-city.js';
import { prepareAbout } from '../../features/about/prepare-about.js';
import { prepareContact } from '../../features/contact/prepare-contact.js';
import { prepareAddBusiness } from '../../features/add-business/prepare-add-business.js';
import { prepareArticle, prepareBlog } from '../../features/blog/prepare-blog.js';
import { prepareCookies } from '../../features/consent/prepare-cookies.js';
import { prepareNewsletter } from '../../features/newsletter/prepare-newsletter.js';
import { prepareHelp } from '../../features/help/prepare-help.js';
import { prepareHome } from '../../features/home/prepare-home.js';
import { prepareLegalPage } from '../../features/legal/prepare-legal-page.js';
import { prepareEndFigures } from '../../features/own-listing/prepare-end-figures.js';
import { prepareOwnListing } from '../../features/own-listing/prepare-own-listing.js';
import { prepareListingReport } from '../../features/listing-report/prepare-listing-report.js';
import { prepareListing } from '../../features/listing/prepare-listing.js';
import { readIdAddress, readSlugAddress } from '../../features/business/business-address.js';
import type { TextPage } from '../../texts/page-texts.js';
import { notFoundHead } from '../head/error-heads.js';
import type { ScreenId } from '../routes.js';
import type { Preparer } from './prepared-page.js';

const NOT_FOUND = 404;
const LEGAL_SOURCE = 'src/features/legal/components/legal-page.tsx';

interface ScreenPreparation {
  readonly prepare: Preparer;
  /** Where the screen's client code stands. */
  readonly source: string;
  /** The screen's texts where they stand apart from the catalogue. */
  readonly texts?: TextPage;
}

/** How each screen gets ready on the server, and what the browser loads for it. */
export const preparers: Readonly<Record<ScreenId, ScreenPreparation>> = {
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
  about: { prepare: prepareAbout, source: 'src/features/about/components/about-page.tsx', texts: 'about' },
  contact: {
    prepare: prepareContact,
    source: 'src/features/contact/components/contact-page.tsx',
    texts: 'contact',
  },
  'add-business': {
    prepare: prepareAddBusiness,
    source: 'src/features/add-business/components/add-business-page.tsx',
    texts: 'add-business',
  },
  'listing-report': {
    prepare: prepareListingReport,
    source: 'src/features/listing-report/components/listing-report-page.tsx',
    texts: 'listing-report',
  },
  'own-listing': {
    prepare: prepareOwnListing,
    source: 'src/features/own-listing/components/own-listing-page.tsx',
    texts: 'own-listing',
  },
  'end-figures': {
    prepare: prepareEndFigures,
    source: 'src/features/own-listing/components/end-figures-page.tsx',
    texts: 'own-listing',
  },
  newsletter: {
    prepare: prepareNewsletter,
    source: 'src/features/newsletter/components/newsletter-page.tsx',
  },
  help: { prepare: prepareHelp, source: 'src/features/help/components/help-page.tsx', texts: 'help' },
  privacy: { prepare: prepareLegalPage('privacy'), source: LEGAL_SOURCE, texts: 'privacy' },
  imprint: { prepare: prepareLegalPage('imprint'), source: LEGAL_SOURCE, texts: 'imprint' },
  terms: { prepare: prepareLegalPage('terms'), source: LEGAL_SOURCE, texts: 'terms' },
  admin: {
    prepare: preparePanel(({ shell }) => shell.title),
    source: 'src/features/admin/components/admin-page.tsx',
    texts: 'admin',
  },
  'url-validation': {
    prepare: preparePanel(({ urlValidation }) => urlValidation.title),
    source: 'src/features/admin/components/url-validation-page.tsx',
    texts: 'admin',
  },
  blog: { prepare: prepareBlog, source: 'src/features/blog/components/blog-page.tsx', texts: 'blog' },
  article: {
    prepare: prepareArticle,
    source: 'src/features/blog/components/article-page.tsx',
    texts: 'blog',
  },
  cookies: {
    prepare: prepareCookies,
    source: 'src/features/consent/components/cookies-page.tsx',
    texts: 'cookies',
  },
  'not-found': {
    prepare: async ({ texts }) => ({ status: NOT_FOUND, head: notFoundHead(texts), dependencies: [] }),
    source: 'src/features/not-found/components/not-found-page.tsx',
  },
};
