import type { Texts } from '../../texts/catalogue-types.js';
import type { PageHead } from './page-head.js';

function errorHead(title: string, description: string, lang: string): PageHead {
  return { title, description, brand: 'global', canonical: null, noindex: true, lang };
}

export const invalidHead = ({ common: { error } }: Texts): PageHead =>
  errorHead(error.invalidParameters, error.invalidText, error.lang);

/** Head for a business that does not exist or could not be loaded. */
export const businessNotFoundHead = ({ business: { notFound } }: Texts): PageHead =>
  errorHead(notFound.title, notFound.text, notFound.lang);

export const notFoundHead = ({ notFound }: Texts): PageHead =>
  errorHead(notFound.title, notFound.text, notFound.lang);

export const unknownCategoryHead = ({ category }: Texts): PageHead =>
  errorHead(category.unknown, category.unknownText, category.lang);
