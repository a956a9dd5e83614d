import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Language } from '../texts/catalogues.js';
import { loadPageTexts, type TextPage } from '../texts/page-texts.js';
import { RouteFailed } from './route-failed.js';
import { Shell } from './shell.js';

/** Loads a screen in a language: its component, and its texts where they stand apart from the catalogue. */
type ScreenLoader = (language: Language | null) => Promise<ComponentType>;

/** A screen with long texts of its own. */
const withTexts =
  (page: TextPage, load: () => Promise<ComponentType>): ScreenLoader =>
  async (language) => {
    const [screen] = await Promise.all([load(), loadPageTexts(page, language)]);
    return screen;
  };

const legalPages = () => import('../features/legal/components/legal-page.js');

/** The screens, each a chunk of its own that is loaded when its route is first shown. */
const screens = {
  home: async () => (await import('../features/home/components/home-page.js')).HomePage,
  listing: async () => (await import('../features/listing/components/listing-page.js')).ListingPage,
  city: async () => (await import('../features/city/components/city-page.js')).CityPage,
  categories: async () =>
    (await import('../features/categories/components/categories-page.js')).CategoriesPage,
  category: async () => (await import('../features/category/components/category-page.js')).CategoryPage,
  business: async () => (await import('../features/business/components/business-page.js')).BusinessPage,
  'business-by-slug': async () =>
    (await import('../features/business/components/business-page.js')).BusinessBySlugPage,
  about: withTexts(
    'about',
    async () => (await import('../features/about/components/about-page.js')).AboutPage,
  ),
  contact: withTexts(
    'contact',
    async () => (await import('../features/contact/components/contact-page.js')).ContactPage,
  ),
  'add-business': withTexts(
    'add-business',
    async () => (await import('../features/add-business/components/add-business-page.js')).AddBusinessPage,
  ),
  'listing-report': withTexts(
    'listing-report',
    async () =>
      (await import('../features/listing-report/components/listing-report-page.js')).ListingReportPage,
  ),
  'own-listing': withTexts(
    'own-listing',
    async () => (await import('../features/own-listing/components/own-listing-page.js')).OwnListingPage,
  ),
  'end-figures': withTexts(
    'own-listing',
    async () => (await import('../features/own-listing/components/end-figures-page.js')).EndFiguresPage,
  ),
  newsletter: async () =>
    (await import('../features/newsletter/components/newsletter-page.js')).NewsletterPage,
  help: withTexts('help', async () => (await import('../features/help/components/help-page.js')).HelpPage),
  privacy: withTexts('privacy', async () => (await legalPages()).PrivacyPage),
  imprint: withTexts('imprint', async () => (await legalPages()).ImprintPage),
  terms: withTexts('terms', async () => (await legalPages()).TermsPage),
  admin: withTexts(
    'admin',
    async () => (await import('../features/admin/components/admin-page.js')).AdminPage,
  ),
  'url-validation': withTexts(
    'admin',
    async () => (await import('../features/admin/components/url-validation-page.js')).UrlValidationPage,
  ),
  blog: withTexts('blog', async () => (await import('../features/blog/components/blog-page.js')).BlogPage),
  article: withTexts(
    'blog',
    async () => (await import('../features/blog/components/article-page.js')).ArticlePage,
  ),
  cookies: withTexts(
    'cookies',
    async () => (await import('../features/consent/components/cookies-page.js')).CookiesPage,
  ),
  'not-found': async () => (await import('../features/not-found/components/not-found-page.js')).NotFoundPage,
} satisfies Record<string, ScreenLoader>;

export type ScreenId = keyof typeof screens;

/** Paths of the screens, the more particular first. */
const screenPaths: readonly (readonly [path: string, id: ScreenId])[] = [
  ['/', 'home'],
  ['/businesses', 'listing'],
  ['/city/:city', 'city'],
  ['/categories', 'categories'],
  ['/categories/:category', 'category'],
  ['/business/:id', 'business'],
  ['/about', 'about'],
  ['/blog', 'blog'],
  ['/blog/:id', 'article'],
  ['/contact', 'contact'],
  ['/add-business', 'add-business'],
  ['/listing-report', 'listing-report'],
  ['/own-listing', 'own-listing'],
  ['/own-listing/end-figures', 'end-figures'],
  ['/newsletter', 'newsletter'],
  ['/help', 'help'],
  ['/privacy', 'privacy'],
  ['/imprint', 'imprint'],
  ['/terms', 'terms'],
  ['/cookies', 'cookies'],
  ['/:city/:slug', 'business-by-slug'],
  ['*', 'not-found'],
];

/** Screens of the owner, which have a frame of their own. */
const panelPaths: readonly (readonly [path: string, id: ScreenId])[] = [
  ['/admin', 'admin'],
  ['/url-validation-status', 'url-validation'],
];

/** Paths of the screens that have no parameters. */
export const fixedPaths: readonly string[] = screenPaths
  .map(([path]) => path)
  .filter((path) => !/[:*]/.test(path));

/**
 * The route table. A fresh one for each router, which writes the loaded components into it.
 *
 * @param language Catalogue of the screens' own texts; null for the default one.
 */
export function createRoutes(language: Language | null = null): RouteObject[] {
  const routesOf = (paths: typeof screenPaths): RouteObject[] =>
    paths.map(([path, id]) => ({
      id,
      path,
      lazy: async () => ({ Component: await screens[id](language) }),
    }));
  return [
    { ErrorBoundary: RouteFailed, children: routesOf(panelPaths) },
    {
      Component: Shell,
      ErrorBoundary: RouteFailed,
      // A screen that cannot be loaded, such as while offline, leaves the frame with its links standing.
      children: [{ ErrorBoundary: RouteFailed, children: routesOf(screenPaths) }],
    },
  ];
}
