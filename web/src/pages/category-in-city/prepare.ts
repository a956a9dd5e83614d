import { totalPages } from '@gewerk/contracts';
import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { unknownCategoryHead } from '../../platform/head/error-heads.js';
import { paths } from '../../platform/paths.js';
import { prefetch } from '../../platform/prefetch.js';
import type { Preparer } from '../../platform/prepared-page.js';
import { categoryTexts } from '../../shared/directory/category-texts.js';
import { isSpellingOf } from '../../shared/directory/is-spelling-of.js';
import { breadcrumbLd, itemListLd } from '../../shared/json-ld.js';
import { missingCityHead } from '../../shared/directory/nothing-listed.js';
import { foundQuery } from '../../shared/search/count-found.js';
import { listingSearchQuery } from '../../shared/search/search-businesses.js';
import { everything } from '../../shared/search/search-results-address.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import type { Texts } from '../../texts/catalogue-types.js';
import { categoryInCityPath, readCategoryInCityAddress, searchFor } from './category-in-city-address.js';
import { categoryInCityHead } from './category-in-city-head.js';
import { cityFiguresQuery } from './get-city-figures.js';
import { surroundingsQuery } from './get-surroundings.js';

const NOT_FOUND = 404;

/** Data of a category's page in a city. Other spellings of the category or city redirect to the canonical URL. */
export const prepareCategoryInCity: Preparer = async (preparation) => {
  const { api, queries, texts, origin, language } = preparation;
  const { slug: askedSlug, city: asked, page } = readCategoryInCityAddress(preparation);
  const slug = slugMeant(texts, askedSlug);
  if (slug === undefined) return { status: NOT_FOUND, head: unknownCategoryHead(texts), dependencies: [] };
  const [figures, own] = await Promise.all([
    prefetch(queries, cityFiguresQuery(api, asked)),
    loadPageTexts('category-in-city', language),
  ]);
  if (!figures.data) {
    const title = figures.status === NOT_FOUND ? texts.city.none(asked) : texts.city.failed;
    return { status: figures.status, head: missingCityHead(texts, title), dependencies: ['directory'] };
  }
  const { city, total: inCity, categories } = figures.data;
  if (inCity === 0) {
    await prefetch(queries, foundQuery(api, { ...everything, around: asked }));
    const head = missingCityHead(texts, texts.city.none(asked));
    return { status: NOT_FOUND, head, dependencies: ['directory'] };
  }
  const address = { slug, city, page };
  const counted = categories[slug] ?? 0;
  const [answer] = await Promise.all([
    prefetch(queries, listingSearchQuery(api, searchFor(address), page)),
    prefetch(queries, surroundingsQuery(api, slug, city, counted)),
  ]);
  const total = answer.data && answer.data.notice === null ? answer.data.total : 0;
  const businesses = total === 0 ? [] : (answer.data?.businesses ?? []);
  const { name } = categoryTexts(texts, slug);
  const head = categoryInCityHead(own, address, {
    name,
    total,
    totalPages: totalPages(total, PAGE_SIZE.searchResults),
    shown: businesses.length,
    counted,
  });
  const isMoved = slug !== askedSlug || !isSpellingOf(asked, city);
  return {
    ...(isMoved ? { movedTo: categoryInCityPath(address) } : {}),
    status: answer.status,
    head,
    dependencies: ['directory', 'search', `city:${city}`, `category:${slug}`],
    jsonLd:
      businesses.length === 0
        ? []
        : [
            breadcrumbLd(origin, [
              [texts.common.nav.home, paths.home],
              [name, paths.category(slug)],
              [city, paths.categoryInCity(slug, city)],
            ]),
            itemListLd(origin, head.title, businesses),
          ],
  };
};

/** The slug of the category in a URL, which may contain its slug or its name in any spelling. */
function slugMeant(texts: Texts, asked: string): string | undefined {
  if (Object.hasOwn(texts.categoryRegistry, asked)) return asked;
  const found = Object.entries(texts.categoryRegistry).find(
    ([slug, { name }]) => isSpellingOf(slug, asked) || isSpellingOf(name, asked),
  );
  return found?.[0];
}
