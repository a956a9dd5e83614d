import { REDIRECT_DELAY } from '@gewerk/contracts/limits';
import type { Texts } from '../../texts/catalogue-types.js';
import { paths } from '../paths.js';
import type { PageHead } from './page-head.js';

const SECOND = 1_000;

function errorHead(title: string, description: string, lang: string): PageHead {
  return { title, description, brand: 'global', canonical: null, noindex: true, lang };
}

export const invalidHead = ({ common: { error } }: Texts): PageHead =>
  errorHead(error.invalidParameters, error.invalidText, error.lang);

/** Head for a business that does not exist or could not be loaded; only the former redirects home. */
export function businessNotFoundHead({ business: { notFound } }: Texts, redirects: boolean): PageHead {
  const head = errorHead(notFound.title, notFound.text, notFound.lang);
  if (!redirects) return head;
  return { ...head, refresh: { seconds: REDIRECT_DELAY.businessNotFound / SECOND, path: paths.home } };
}

export const notFoundHead = ({ notFound }: Texts): PageHead => ({
  ...errorHead(notFound.title, notFound.text, notFound.lang),
  refresh: { seconds: REDIRECT_DELAY.notFound / SECOND, path: paths.home },
});

export const unknownCategoryHead = ({ category }: Texts): PageHead =>
  errorHead(category.unknown, category.unknownText, category.lang);
