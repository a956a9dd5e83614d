import type { BusinessDetail } from '@gewerk/contracts';
import { useApiQuery } from '../../../app/api/use-api-query.js';
import { useApp } from '../../../app/app-context.js';
import { BusinessCards } from '../../../ui/business-cards.js';
import { nearbyBusinessesQuery } from '../api/get-nearby-businesses.js';

/** Others of the same category close by. Left out where there are none, or while they cannot be had. */
export function NearbyBusinesses({ business }: { readonly business: BusinessDetail }) {
  const { api, texts } = useApp();
  const { data: nearby = [] } = useApiQuery(nearbyBusinessesQuery(api, business));
  if (business.category === null || nearby.length === 0) return null;
  return (
    <section className="nearby cards-by-four" aria-labelledby="nearby-title">
      <h2 id="nearby-title">{texts.business.nearby(business.category)}</h2>
      <BusinessCards businesses={nearby} />
    </section>
  );
}
