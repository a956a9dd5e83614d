import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { RestOfPage } from '../../platform/rest-of-page.js';
import { useHead } from '../../shared/use-head.js';
import { withAddress } from '../../shared/with-address.js';
import { cityFreshness, citiesQuery } from '../../shared/directory/get-cities.js';
import { statsQuery } from '../../shared/directory/get-stats.js';
import { readHomeAddress, type HomeAddress } from './home-address.js';
import { homeHead } from './home-head.js';
import { CategoryStats } from './category-stats.js';
import { FeaturedBusinesses } from './featured-businesses.js';
import { HomeHero } from './home-hero.js';
import { PopularCities } from './popular-cities.js';
import { SearchResults } from './search-results.js';

export function Home({ terms }: HomeAddress) {
  const { api, texts } = useApp();
  const home = usePageTexts('home');
  const stats = useApiQuery(statsQuery(api));
  const cities = useApiQuery(citiesQuery(api, cityFreshness.home));
  const total = stats.data?.total ?? null;
  useHead(stats.isPending ? null : homeHead(texts, home, { terms }, total));
  return (
    <div lang={home.lang}>
      <HomeHero terms={terms} total={total} isLoading={stats.isPending} dots={cities.data?.dots ?? []} />
      <div className="wrap sections">
        {terms === null ? (
          <>
            <CategoryStats />
            <RestOfPage>
              <PopularCities cities={cities.data?.first} isLoading={cities.isPending} />
              <FeaturedBusinesses />
            </RestOfPage>
          </>
        ) : (
          <SearchResults terms={terms} />
        )}
      </div>
    </div>
  );
}

export default withAddress(readHomeAddress, Home);
