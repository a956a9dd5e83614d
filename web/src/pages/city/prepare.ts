import type { BusinessCard } from '@gewerk/contracts';
import type { Preparer } from '../../platform/prepared-page.js';
import { breadcrumbLd, itemListLd } from '../../shared/json-ld.js';
import { paths } from '../../platform/paths.js';
import { readInto } from '../../platform/page-reads.js';
import { prefetch } from '../../platform/prefetch.js';
import { isSpellingOf } from '../../shared/directory/is-spelling-of.js';
import { missingCityHead } from '../../shared/directory/nothing-listed.js';
import { foundQuery } from '../../shared/search/count-found.js';
import { everything } from '../../shared/search/search-results-address.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { cityAddressPath, readCityAddress } from './city-address.js';
import { cityHead } from './city-head.js';
import { readCity } from './reads.js';

const NOT_FOUND = 404;

/**
 * Data of a city's page. A URL with another name redirects to the canonical one: 'Krems' to 'Krems an der Donau'.
 */
export const prepareCity: Preparer = async (preparation) => {
  const { api, queries, texts, language, origin } = preparation;
  const { city: asked, page } = readCityAddress(preparation);
  const reads = readCity(preparation, readInto(queries));
  const [own, answer] = await Promise.all([loadPageTexts('city', language), reads.listed, reads.cities]);
  if (!answer.data) {
    const title = answer.status === NOT_FOUND ? texts.city.none(asked) : texts.city.failed;
    return { status: answer.status, head: missingCityHead(texts, title), dependencies: ['directory'] };
  }
  const { city, total, totalPages, businesses } = answer.data;
  if (total === 0) await prefetch(queries, foundQuery(api, { ...everything, around: asked }));
  const isMoved = total > 0 && !isSpellingOf(asked, city);
  return {
    ...(isMoved ? { movedTo: cityAddressPath({ city, page }) } : {}),
    status: answer.status,
    head: cityHead(texts, own, { city, page, total, totalPages, shown: businesses.length }),
    dependencies: ['directory', ...citySlugs(businesses).map((slug) => `city:${slug}` as const)],
    jsonLd:
      businesses.length === 0
        ? []
        : [
            breadcrumbLd(origin, [
              [texts.common.nav.home, paths.home],
              [city, paths.city(city)],
            ]),
            itemListLd(origin, own.title(city), businesses),
          ],
  };
};

/** Slugs of the businesses' cities; empty for a city without businesses, since any change may add one to it. */
function citySlugs(businesses: readonly BusinessCard[]): string[] {
  const slugs = businesses.flatMap(({ urlSlug }) => urlSlug.split('/', 1));
  return [...new Set(slugs)].filter((slug) => slug !== '');
}
