import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp, useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { paths } from '../../platform/paths.js';
import { BusinessCards } from '../../ui/cards/business-cards.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';
import { CardSkeletons } from '../../ui/cards/card-skeletons.js';
import { popularBusinessesQuery } from '../../shared/directory/get-popular-businesses.js';
import { NoResults } from './no-results.js';

export function FeaturedBusinesses() {
  const { api } = useApp();
  const home = usePageTexts('home');
  const link = useLink();
  const { data: businesses, isPending } = useApiQuery(popularBusinessesQuery(api));
  return (
    <section aria-labelledby="featured-title">
      <div className="section-head">
        <h2 id="featured-title">{home.featured}</h2>
        <ButtonLink className="desk-only" href={link(paths.businesses)}>
          {home.viewAll}
        </ButtonLink>
      </div>
      {isPending && <CardSkeletons count={PAGE_SIZE.popular} label={home.loading} />}
      {!isPending && (businesses === undefined || businesses.length === 0) && <NoResults />}
      {businesses && businesses.length > 0 && <BusinessCards businesses={businesses} />}
    </section>
  );
}
