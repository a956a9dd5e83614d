import { totalPages } from '@gewerk/contracts';
import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { statusOf } from '../../platform/api/api-error.js';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp, useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { RestOfPage } from '../../platform/rest-of-page.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { categoryTexts } from '../../shared/directory/category-texts.js';
import { tileQuery } from '../../shared/map/tile-query.js';
import { WithMap } from '../../shared/map/with-map.js';
import { QuickChips } from '../../shared/search/quick-chips.js';
import { emptySearch, listingSearchQuery } from '../../shared/search/search-businesses.js';
import { SortLinks } from '../../shared/search/sort-links.js';
import { everything, searchResultsPath } from '../../shared/search/search-results-address.js';
import { EmptyCity, UnknownCategory, missingCityHead } from '../../shared/directory/nothing-listed.js';
import { germanWhereMixed } from '../../shared/in-german.js';
import { useHead } from '../../shared/use-head.js';
import { withAddress } from '../../shared/with-address.js';
import { BusinessCards } from '../../ui/cards/business-cards.js';
import { CardSkeletons } from '../../ui/cards/card-skeletons.js';
import { Pagination } from '../../ui/lists/pagination.js';
import {
  categoryInCityPath,
  readCategoryInCityAddress,
  searchFor,
  type CategoryInCityAddress,
} from './category-in-city-address.js';
import { categoryInCityHead } from './category-in-city-head.js';
import { CityText } from './city-text.js';
import { cityFiguresQuery } from './get-city-figures.js';
import { NearTowns } from './near-towns.js';

const NOT_FOUND = 404;

export function CategoryInCity(address: CategoryInCityAddress) {
  const { api, texts } = useApp();
  const isKnown = Object.hasOwn(texts.categoryRegistry, address.slug);
  const { data: figures, error } = useApiQuery({
    ...cityFiguresQuery(api, address.city),
    enabled: isKnown,
  });
  const isMissing = figures?.total === 0 || (error !== null && statusOf(error) === NOT_FOUND);
  const title = isMissing ? texts.city.none(address.city) : texts.city.failed;
  const isBroken = isMissing || error !== null;
  useHead(isBroken ? missingCityHead(texts, title) : null);
  if (!isKnown) return <UnknownCategory />;
  if (isBroken)
    return <EmptyCity title={title} hasFailed={!isMissing} {...(figures ? { city: address.city } : {})} />;
  return (
    <Listed
      address={{ ...address, city: figures?.city ?? address.city }}
      counted={figures ? (figures.categories[address.slug] ?? 0) : null}
    />
  );
}

interface ListedProps {
  readonly address: CategoryInCityAddress;
  /** The directory's number of businesses of the category in the city; null while unknown. */
  readonly counted: number | null;
}

function Listed({ address, counted }: ListedProps) {
  const { api, texts } = useApp();
  const labels = usePageTexts('category-in-city');
  const lists = usePageTexts('lists');
  const link = useLink();
  const { slug, city, page } = address;
  const search = searchFor(address);
  const { data, error, isPending } = useApiQuery(listingSearchQuery(api, search, page));
  // Nearby businesses are not listed here: the links to towns below lead to them.
  const answer = data?.notice ? emptySearch : data;
  const total = answer?.total ?? 0;
  const pages = totalPages(total, PAGE_SIZE.searchResults);
  const { name, tint } = categoryTexts(texts, slug);
  const shown = answer?.businesses.length ?? 0;
  const isKnown = answer !== undefined && counted !== null;
  useHead(
    isKnown ? categoryInCityHead(labels, address, { name, total, totalPages: pages, shown, counted }) : null,
  );
  return (
    <div lang={labels.lang}>
      <section className={`category-head tint-${tint}`}>
        <div className="wrap">
          <h1>{labels.heading(name, city)}</h1>
          {!error && <CityText address={address} name={name} answer={answer} counted={counted} />}
          <ul className="chips chips-ways">
            <li>
              <a href={link(paths.category(slug))}>{labels.everywhere(name)}</a>
            </li>
            <li>
              <a href={link(paths.city(city))}>{labels.wholeCity(city)}</a>
            </li>
          </ul>
        </div>
      </section>
      <div className="wrap page">
        {error && <p role="alert">{labels.failed}</p>}
        {!error && (isPending || total > 0) && (
          <>
            <h2 className="visually-hidden">{labels.list}</h2>
            <QuickChips address={search} texts={lists.chips} />
            <div className="list-bar">
              <p className="count" role="status">
                {answer ? labels.count(total) : ''}
              </p>
              {total !== 1 && <SortLinks search={search} texts={lists.sort} />}
            </div>
          </>
        )}
        {isPending && <CardSkeletons count={PAGE_SIZE.searchResults} label={labels.loading} />}
        {answer && total > 0 && (
          <WithMap
            businesses={answer.businesses}
            tiles={tileQuery({ category: slug })}
            areaHref={(box) => link(searchResultsPath({ ...everything, category: slug, box }))}
          >
            <BusinessCards businesses={answer.businesses} />
          </WithMap>
        )}
        <RestOfPage>
          <Pagination
            page={page}
            totalPages={pages}
            href={(target) => link(categoryInCityPath({ ...address, page: target }))}
          />
          {counted !== null && <NearTowns address={address} name={name} counted={counted} />}
        </RestOfPage>
      </div>
    </div>
  );
}

export default germanWhereMixed(withAddress(readCategoryInCityAddress, CategoryInCity));
