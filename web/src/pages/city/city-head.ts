import { pictureRoutes } from '@gewerk/contracts/http';
import { pathOf } from '../../platform/api/api.js';
import type { PageHead } from '../../platform/head/page-head.js';
import type { PageTexts, Texts } from '../../texts/catalogue-types.js';
import { neighbours } from '../../platform/head/neighbours.js';
import { cityAddressPath } from './city-address.js';

/** An empty city is not indexed by search engines. */
export const cityHead = (
  { city }: Texts,
  texts: PageTexts['city'],
  answer: {
    readonly city: string;
    readonly page: number;
    readonly total: number;
    readonly totalPages: number;
    readonly shown: number;
  },
): PageHead => ({
  title: answer.total === 0 ? city.none(answer.city) : texts.title(answer.city),
  description: texts.description(answer.city, answer.total),
  brand: 'global',
  canonical: answer.shown === 0 ? null : cityAddressPath(answer),
  noindex: answer.shown === 0,
  ...neighbours(answer.page, answer.totalPages, (page) => cityAddressPath({ city: answer.city, page })),
  lang: texts.lang,
  image: pathOf(pictureRoutes.shareCity, { city: answer.city }),
});
