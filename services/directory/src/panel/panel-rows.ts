import type { PanelListRow } from '@gewerk/contracts/bus';
import { type BusinessRecord, storedCard } from '../record/index.js';

/** @param removedAt when the business was removed; null if it was not */
export function panelRowOf(business: BusinessRecord, removedAt: Date | null = null): PanelListRow {
  const card = storedCard(business);
  const { id, name, address, category, city, rating, reviewCount, type, place_id } = card;
  return {
    ...{ id, name, address, category, city, rating, review_count: reviewCount, type, place_id },
    country_code: card.country_code || 'DE',
    url_slug: card.urlSlug,
    phone: card.phone,
    verified: card.verified,
    removed_at: removedAt?.toISOString() ?? null,
  };
}
