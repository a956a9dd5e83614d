import type { BusinessCard } from '@gewerk/contracts';
import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { statusOf } from '../../platform/api/api-error.js';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp, useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { RestOfPage } from '../../platform/rest-of-page.js';
import { EmptyCity, missingCityHead } from '../../shared/directory/nothing-listed.js';
import { useHead } from '../../shared/use-head.js';
import { withAddress } from '../../shared/with-address.js';
import { MANY_IN_A_CITY } from '../../texts/many-in-a-city.js';
import { BusinessCards } from '../../ui/cards/business-cards.js';
import { BoneText, CardSkeletons } from '../../ui/cards/card-skeletons.js';
import { DotMap } from '../../ui/dot-map/dot-map.js';
import { positionOf } from '../../ui/dot-map/draw-dots.js';
import { Pagination } from '../../ui/lists/pagination.js';
import { QuickChips } from '../../shared/search/quick-chips.js';
import { SortLinks } from '../../shared/search/sort-links.js';
import { everything, searchResultsPath } from '../../shared/search/search-results-address.js';
import { WithMap } from '../../shared/map/with-map.js';
import { citiesQuery } from '../../shared/directory/get-cities.js';
import { CityCategories } from './city-categories.js';
import { cityBusinessesQuery } from './get-city-businesses.js';
import { cityAddressPath, readCityAddress, type CityAddress } from './city-address.js';
import { cityHead } from './city-head.js';

const NOT_FOUND = 404;

export function City({ city: asked, page }: CityAddress) {
  const { api, texts } = useApp();
  const { city: missing, common } = texts;
  const labels = usePageTexts('city');
  const home = usePageTexts('home');
  const link = useLink();
  const { data, error } = useApiQuery(cityBusinessesQuery(api, asked, page));
  const { data: cities } = useApiQuery(citiesQuery(api));
  const city = data?.city ?? asked;
  const listedTotal = cities?.first.find((other) => other.city === asked)?.businessCount;
  const total = data?.total ?? listedTotal;
  const hasFailed = error !== null && statusOf(error) !== NOT_FOUND;
  const failure = error && (hasFailed ? missing.failed : missing.none(city));
  const shown = data?.businesses.length ?? 0;
  const known = data ? cityHead(texts, labels, { ...data, city, page, shown }) : null;
  useHead(failure ? missingCityHead(texts, failure) : known);
  if (failure) return <EmptyCity title={failure} hasFailed={hasFailed} />;
  if (data?.total === 0) return <EmptyCity title={missing.none(city)} city={city} />;
  const listed = { ...everything, location: city };
  const lit = data ? litDot(data.businesses) : null;
  return (
    <div lang={labels.lang}>
      <section className="city-head">
        <div className="wrap hero-row">
          <div className="hero-text">
            <h1>{city}</h1>
            <p className="city-total">
              {total === undefined ? (
                <BoneText>{labels.total(MANY_IN_A_CITY)}</BoneText>
              ) : (
                labels.total(total)
              )}
            </p>
            <p className="city-text">
              {total === undefined ? (
                <BoneText>{labels.text(city, MANY_IN_A_CITY)}</BoneText>
              ) : (
                labels.text(city, total)
              )}
            </p>
          </div>
          {/* The map shows Germany; without a dot for the city it would be pointless. */}
          {(lit || !data) && (
            <div className="city-map">
              <DotMap
                layers={cities?.dots ?? []}
                lit={lit}
                label={lit ? common.map.city(city) : common.map.label}
              />
            </div>
          )}
        </div>
      </section>
      <div className="wrap page">
        <h2>{labels.list}</h2>
        <QuickChips address={listed} texts={home.chips} />
        {total !== 1 && <SortLinks search={listed} texts={home.sort} />}
        {data ? (
          <WithMap
            businesses={data.businesses}
            tiles=""
            areaHref={(box) => link(searchResultsPath({ ...everything, box }))}
          >
            <BusinessCards businesses={data.businesses} />
          </WithMap>
        ) : (
          <CardSkeletons count={PAGE_SIZE.city} label={labels.loading} />
        )}
        <RestOfPage>
          <Pagination
            page={page}
            totalPages={data?.totalPages ?? 0}
            href={(target) => link(cityAddressPath({ city, page: target }))}
          />
          {data && <CityCategories city={city} categories={data.categories ?? {}} />}
        </RestOfPage>
      </div>
    </div>
  );
}

/** The city's dot: its first business with coordinates. */
function litDot(businesses: readonly BusinessCard[]) {
  const [place] = businesses.flatMap(
    ({ latitude, longitude, country_code }) =>
      positionOf({ latitude, longitude, countryCode: country_code }) ?? [],
  );
  return place ?? null;
}

export default withAddress(readCityAddress, City);
