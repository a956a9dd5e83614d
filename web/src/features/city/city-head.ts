import type { PageHead } from '../../app/head/page-head.js';
import type { Texts } from '../../texts/catalogues.js';
import { neighbours } from '../../app/head/neighbours.js';
import { cityAddressPath } from './city-address.js';

/** Head of a city page; an empty one is not for search engines. */
export const cityHead = (
  { city: texts }: Texts,
  answer: {
    readonly city: string;
    readonly page: number;
    readonly total: number;
    readonly totalPages: number;
    readonly shown: number;
  },
): PageHead => ({
  title: answer.total === 0 ? texts.none(answer.city) : texts.title(answer.city),
  description: texts.description(answer.city, answer.total),
  brand: 'global',
  canonical: answer.shown === 0 ? null : cityAddressPath(answer),
  noindex: answer.shown === 0,
  ...neighbours(answer.page, answer.totalPages, (page) => cityAddressPath({ city: answer.city, page })),
  lang: texts.lang,
  image: `/api/og/city/${encodeURIComponent(answer.city)}`,
});

/** Head of a city page whose businesses could not be loaded, or of what is no city. */
export const missingCityHead = ({ city: texts }: Texts, title: string): PageHead => ({
  title,
  description: title,
  brand: 'global',
  canonical: null,
  noindex: true,
  lang: texts.lang,
});
