import type { BusinessDetail } from '@gewerk/contracts';
import { useApiQuery } from '../../../platform/api/use-api-query.js';
import { useApp } from '../../../platform/app-context.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { BusinessCards } from '../../../ui/cards/business-cards.js';
import { nearbyBusinessesQuery } from './get-nearby-businesses.js';

/** Other businesses of the same category nearby; renders nothing if none are known. */
export function NearbyBusinesses({ business }: { readonly business: BusinessDetail }) {
  const { api, texts } = useApp();
  const { nearby: title } = usePageTexts('business');
  const { data: nearby = [] } = useApiQuery(nearbyBusinessesQuery(api, business));
  if (business.category === null || nearby.length === 0) return null;
  return (
    <section className="nearby cards-by-four" aria-labelledby="nearby-title">
      <h2 id="nearby-title">{title(texts.common.trade(business.category))}</h2>
      <BusinessCards businesses={nearby} />
    </section>
  );
}
