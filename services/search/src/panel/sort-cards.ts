import type { PanelSort } from '@gewerk/contracts/bus';
import { citySlug, foldLoose } from '@gewerk/text';
import type { StoredCard } from '../document/business-document.js';

type Key = string | number | null;

const keys: Record<PanelSort, (card: StoredCard) => Key> = {
  name: ({ name }) => foldLoose(name),
  city: ({ city }) => citySlug(city),
  category: ({ category }) => category?.toLowerCase() ?? null,
  rating: ({ rating }) => (rating === null ? null : Number(rating)),
  reviewCount: ({ reviewCount }) => reviewCount,
};

/** Sorts as the engine does: missing values come last in either order. */
export function sortCards(cards: readonly StoredCard[], by: PanelSort, order: 'asc' | 'desc'): StoredCard[] {
  const sign = order === 'asc' ? 1 : -1;
  return cards
    .map((card) => ({ card, key: keys[by](card) }))
    .sort((one, other) => {
      if (one.key === null || other.key === null)
        return Number(one.key === null) - Number(other.key === null);
      if (one.key === other.key) return 0;
      return one.key < other.key ? -sign : sign;
    })
    .map(({ card }) => card);
}
