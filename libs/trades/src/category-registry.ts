import { slugify } from '@gewerk/text';
import { trades } from './taxonomy.js';
import type { TradeGroup } from './trade.js';

/** Slug of the category for all businesses without a recognised trade, and for public authorities. */
export const OTHER_CATEGORY = 'sonstiges';

/** One public category: `/categories/{slug}`. Its texts are in the web client. */
export interface Category {
  readonly slug: string;
  /** Values that name it in filters, wizard and sheets; the first one is shown. */
  readonly labels: readonly string[];
  /** Name of its muted colour, resolved to light and dark values by the client. */
  readonly tint: CategoryTint;
  /** Keys of the trades listed under it. */
  readonly tradeKeys: ReadonlySet<string>;
}

export type CategoryTint =
  | 'petrol'
  | 'clay'
  | 'slate'
  | 'indigo'
  | 'brick'
  | 'plum'
  | 'olive'
  | 'teal'
  | 'amber'
  | 'moss'
  | 'steel'
  | 'stone';

function keysOf(...groups: TradeGroup[]): ReadonlySet<string> {
  const members = trades.filter((trade) => trade.groups.some((group) => groups.includes(group)));
  return new Set(members.map((trade) => trade.key));
}

const retail = keysOf('retail');
const restaurant = keysOf('restaurant');
const healthcare = keysOf('healthcare');

/**
 * The categories by slug. `handel`, `gastronomie` and `gesundheit` are the wizard's names of the sets that
 * `retail`, `restaurant` and `healthcare` show; `services` is `dienstleister` and `technische-dienste` together.
 */
export const categoryRegistry: readonly Category[] = [
  { slug: 'kfz-werkstatt', labels: ['KFZ-Werkstatt'], tint: 'petrol', tradeKeys: keysOf('kfz-werkstatt') },
  { slug: 'handwerker', labels: ['Handwerker', 'Handwerk'], tint: 'clay', tradeKeys: keysOf('handwerker') },
  {
    slug: 'dienstleister',
    labels: ['Dienstleister', 'Dienstleistungen', 'Dienstleistung'],
    tint: 'slate',
    tradeKeys: keysOf('dienstleister'),
  },
  {
    slug: 'technische-dienste',
    labels: ['Technische Dienste', 'Technischer Dienst'],
    tint: 'indigo',
    tradeKeys: keysOf('technische-dienste'),
  },
  { slug: 'restaurant', labels: ['Restaurant', 'Restaurants'], tint: 'brick', tradeKeys: restaurant },
  {
    slug: 'hair-salon',
    labels: ['Hair Salon', 'Hair Salons'],
    tint: 'plum',
    tradeKeys: keysOf('hair-salon'),
  },
  { slug: 'retail', labels: ['Retail', 'Retail Stores'], tint: 'olive', tradeKeys: retail },
  {
    slug: 'services',
    labels: ['Services'],
    tint: 'slate',
    tradeKeys: keysOf('dienstleister', 'technische-dienste'),
  },
  { slug: 'healthcare', labels: ['Healthcare'], tint: 'teal', tradeKeys: healthcare },
  { slug: 'handel', labels: ['Handel'], tint: 'olive', tradeKeys: retail },
  { slug: 'gastronomie', labels: ['Gastronomie'], tint: 'brick', tradeKeys: restaurant },
  { slug: 'gesundheit', labels: ['Gesundheit'], tint: 'teal', tradeKeys: healthcare },
  { slug: 'bildung', labels: ['Bildung'], tint: 'amber', tradeKeys: keysOf('bildung') },
  { slug: 'immobilien', labels: ['Immobilien'], tint: 'moss', tradeKeys: keysOf('immobilien') },
  {
    slug: 'transport',
    labels: ['Transport & Logistik', 'Transport'],
    tint: 'steel',
    tradeKeys: keysOf('transport'),
  },
  { slug: OTHER_CATEGORY, labels: ['Sonstiges'], tint: 'stone', tradeKeys: keysOf('sonstiges') },
];

const bySlug = new Map(categoryRegistry.map((category) => [category.slug, category]));
const slugByName = new Map(
  categoryRegistry.flatMap((category) =>
    [category.slug, ...category.labels].map((name) => [slugify(name), category.slug] as const),
  ),
);
const slugsByTrade = new Map(
  trades.map((trade) => [
    trade.key,
    categoryRegistry.filter((category) => category.tradeKeys.has(trade.key)).map((category) => category.slug),
  ]),
);

export const categoryBySlug = (slug: string): Category | undefined => bySlug.get(slug);

/** The registry slug that a slug or label names, ignoring case; undefined for anything else. */
export const resolveCategory = (value: string): string | undefined => slugByName.get(slugify(value));

/** The slugs of all categories that list a trade; an unknown or missing trade is listed under `sonstiges` alone. */
export const categoriesOfTrade = (key: string | undefined): readonly string[] =>
  (key === undefined ? undefined : slugsByTrade.get(key)) ?? [OTHER_CATEGORY];

/** Slugs that show the same set as the given one, itself included ('handel' and 'retail'). */
export function equivalentCategories(slug: string): readonly string[] {
  const category = bySlug.get(slug);
  if (!category) return [];
  return categoryRegistry
    .filter((other) => other.tradeKeys === category.tradeKeys)
    .map((other) => other.slug);
}
