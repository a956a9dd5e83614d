import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp, useLink } from '../../platform/app-context.js';
import { RestOfPage } from '../../platform/rest-of-page.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { UnknownCategory } from '../../shared/directory/nothing-listed.js';
import { germanWhereMixed } from '../../shared/in-german.js';
import { useHead } from '../../shared/use-head.js';
import { withAddress } from '../../shared/with-address.js';
import { BusinessCards } from '../../ui/cards/business-cards.js';
import { CardSkeletons } from '../../ui/cards/card-skeletons.js';
import { Pagination } from '../../ui/lists/pagination.js';
import { ViewToggle } from '../../ui/lists/view-toggle.js';
import { categoryBusinessesQuery, isUnknownCategory } from './get-category-businesses.js';
import { categoryAddressPath, readCategoryAddress, type CategoryAddress } from './category-address.js';
import { categoryHead } from './category-head.js';
import { QuickChips } from '../../shared/search/quick-chips.js';
import { everything, searchResultsPath } from '../../shared/search/search-results-address.js';
import { tileQuery } from '../../shared/map/tile-query.js';
import { WithMap } from '../../shared/map/with-map.js';
import { categoryAbout, categoryTexts } from '../../shared/directory/category-texts.js';
import { CategoryFailed, EmptyCategory } from './category-states.js';
import { CategoryCities } from './category-cities.js';
import { CategorySort } from './category-sort.js';
import { CategoryTiles } from './category-tiles.js';

export function Category(address: CategoryAddress) {
  const { api, texts } = useApp();
  const { slug, page, sortBy, view } = address;
  const labels = usePageTexts('category');
  const lists = usePageTexts('lists');
  const link = useLink();
  const { data, error, isPending } = useApiQuery(categoryBusinessesQuery(api, slug, page, sortBy));
  const isUnknown = isUnknownCategory(error);
  useHead(
    isPending || isUnknown
      ? null
      : categoryHead(texts, labels, lists, address, data?.businesses.length ?? 0, data?.totalPages ?? 0),
  );
  if (isUnknown) return <UnknownCategory />;
  const { name, tint } = categoryTexts(texts, slug);
  const { description, services } = categoryAbout(labels.about, slug);
  const href = (changes: Partial<CategoryAddress>) => link(categoryAddressPath({ ...address, ...changes }));
  return (
    <div lang={labels.lang}>
      <section className={`category-head tint-${tint}`}>
        <div className="wrap">
          <h1>{name}</h1>
          <p>{description}</p>
          <CategoryTiles slug={slug} total={data?.total ?? null} />
          {services.length > 0 && (
            <ul className="chips" aria-label={labels.services}>
              {services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <div className="wrap page">
        {error && <CategoryFailed name={name} error={error} />}
        {data?.total === 0 && <EmptyCategory name={name} />}
        {!error && data?.total !== 0 && (
          <>
            <h2 className="visually-hidden">{labels.list}</h2>
            <QuickChips address={{ ...everything, category: slug }} texts={lists.chips} />
            <div className="list-bar">
              <p className="count" role="status">
                {data ? labels.count(data.total) : ''}
              </p>
              {data?.total !== 1 && <CategorySort address={address} />}
              <ViewToggle view={view} href={(target) => href({ view: target })} />
            </div>
            {isPending && <CardSkeletons count={PAGE_SIZE.category} label={labels.loading} view={view} />}
            {data && (
              <WithMap
                businesses={data.businesses}
                tiles={tileQuery({ category: slug })}
                areaHref={(box) => link(searchResultsPath({ ...everything, category: slug, box }))}
              >
                <BusinessCards
                  businesses={data.businesses}
                  view={view}
                  defaultCategory={labels.cardCategory}
                  reviews={(count) => (count === null ? labels.cardNew : labels.cardReviews(count))}
                />
              </WithMap>
            )}
            <RestOfPage>
              <Pagination
                page={page}
                totalPages={data?.totalPages ?? 0}
                href={(target) => href({ page: target })}
              />
              <CategoryCities slug={slug} />
            </RestOfPage>
          </>
        )}
      </div>
    </div>
  );
}

export default germanWhereMixed(withAddress(readCategoryAddress, Category));
