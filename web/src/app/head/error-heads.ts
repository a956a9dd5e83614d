import { REDIRECT_DELAY } from '@gewerk/contracts';
import type { Texts } from '../../texts/catalogues.js';
import { paths } from '../paths.js';
import type { PageHead } from './page-head.js';

const SECOND = 1_000;

function errorHead(title: string, description: string, lang: string): PageHead {
  return { title, description, brand: 'global', canonical: null, noindex: true, lang };
}

/** Head of 'Invalid route parameters'. */
export const invalidHead = ({ common: { error } }: Texts): PageHead =>
  errorHead(error.invalidParameters, error.invalidText, error.lang);

/** Head of a business that does not exist or could not be loaded; only the former leads to the home page. */
export function businessNotFoundHead({ business: { notFound } }: Texts, redirects: boolean): PageHead {
  const head = errorHead(notFound.title, notFound.text, notFound.lang);
  if (!redirects) return head;
  return { ...head, refresh: { seconds: REDIRECT_DELAY.businessNotFound / SECOND, path: paths.home } };
}

/** Head of the 404 page. */
export const notFoundHead = ({ notFound }: Texts): PageHead => ({
  ...errorHead(notFound.title, notFound.text, notFound.lang),
  refresh: { seconds: REDIRECT_DELAY.notFound / SECOND, path: paths.home },
});

/** Head of an unknown category. */
export const unknownCategoryHead = ({ category }: Texts): PageHead =>
  errorHead(category.unknown, category.unknownText, category.lang);
