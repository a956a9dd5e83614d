import type { BusinessCard } from '../../model/business/business.js';
import { clipped, type Fit, shortened, shortenList } from './fit-answer.js';

/** Maximum lengths of texts and URLs in a card of an oversized page, in characters. */
const TEXT = 120;
const ADDRESS = 500;

const shortAddress = (address: string): boolean => address.length <= ADDRESS;

/**
 * Reductions that make a page of cards smaller, least important data first. The business's page shows all of
 * it.
 */
const shorter: readonly ((card: BusinessCard) => BusinessCard)[] = [
  (card) => ({ ...card, subtypes: card.subtypes.slice(0, 1) }),
  (card) => ({
    ...card,
    subtypes: [],
    // A shortened URL would not work.
    photos: card.photos.filter(shortAddress),
    website: card.website !== null && shortAddress(card.website) ? card.website : null,
    fullAddress: null,
  }),
  (card) => ({
    ...card,
    name: clipped(card.name, TEXT),
    address: card.address && clipped(card.address, TEXT),
    category: card.category && clipped(card.category, TEXT),
    type: card.type && clipped(card.type, TEXT),
  }),
];

/** For responses with a numbered page of cards. */
export const fitCards = shortenList('businesses', shorter);

/** For responses that are a list of cards. */
export const fitCardList: Fit<BusinessCard[]> = (businesses, maxBytes) =>
  shortened(businesses, shorter, maxBytes);
