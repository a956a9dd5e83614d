import { createHash } from 'node:crypto';
import { SEARCH_INDEXES } from '@gewerk/contracts/bus';
import type { Settings } from 'meilisearch';
import { panelFilterFields, panelSortFields } from './panel-fields.js';

/** The index that is searched; it exists only after it has been filled once. */
export const LIVE_INDEX = SEARCH_INDEXES.live;
/** The index that a rebuild fills and then swaps with the live one. */
export const NEXT_INDEX = SEARCH_INDEXES.next;
/** One document per live index: the version it was built with. Lost together with the engine's data. */
export const VERSION_INDEX = SEARCH_INDEXES.versions;

/**
 * Increase this when documents or settings change (a test detects such changes): older indexes are then rebuilt at
 * the next start. If two versions run side by side, the higher one wins.
 */
export const DOCUMENT_VERSION = 23;

/**
 * The fields of equality filters and the document version that introduced each. Until a new index is built,
 * searches use an older one, which rejects filters by fields that it lacks; ServingIndex reports which fields
 * it has.
 */
export const FILTER_FIELDS = {
  nameKey: 5,
  tradeKey: 5,
  contactKeys: 5,
  cells: 7,
  source: 9,
  createdBy: 9,
  changedBy: 9,
  websiteGrade: 10,
  photoOutcome: 10,
  citySlug: 0,
  categorySlugs: 0,
  postalPrefixes: 0,
  traits: 0,
  hoursRegion: 0,
  openWords: 0,
} as const;

/** Fields compared as numbers, with their document versions. `form` is the document version of each document. */
const COMPARED_FIELDS = { changedDay: 8, form: 12 } as const;

/** Fields by which visitors' lists are sorted before anything else, with their document versions. */
export const ORDER_FIELDS = { gone: 20 } as const;

export const FIELD_VERSIONS = { ...FILTER_FIELDS, ...COMPARED_FIELDS, ...ORDER_FIELDS };

export type FilterField = keyof typeof FIELD_VERSIONS;

/** Matches documents written by older releases; before document version 12 they have no `form`. */
export const OLDER_FORM = `NOT form >= ${DOCUMENT_VERSION}`;

/** Maximum number of values of a facet in a response; those with the most businesses are included. */
export const MAX_FACET_VALUES = 1_000;

/**
 * Maximum number of hits that the engine counts: more than any directory has, so that totals are exact. The contracts
 * limit how far visitors can page.
 */
const MOST_COUNTED_HITS = 1_000_000_000;

/** Indexes of document versions before `since` count a text's matches only up to `most`. */
export const COUNTED_WHOLE = { since: 13, most: 10_000 } as const;

/**
 * Settings for fast indexing and short responses: with proximity by attribute and without facet search, indexing takes
 * half the work. Matches with the same words and typos are ranked by attribute (name, trade, place, description), then
 * by exactness and popularity.
 */
export const indexSettings: Settings = {
  searchableAttributes: ['name', 'trades', 'place', 'description'],
  filterableAttributes: [
    {
      attributePatterns: [...Object.keys({ ...FILTER_FIELDS, ...ORDER_FIELDS }), ...panelFilterFields],
      features: { facetSearch: false, filter: { equality: true, comparison: false } },
    },
    {
      attributePatterns: Object.keys(COMPARED_FIELDS),
      features: { facetSearch: false, filter: { equality: true, comparison: true } },
    },
    '_geo',
  ],
  sortableAttributes: ['_geo', ...Object.keys(ORDER_FIELDS), ...panelSortFields],
  rankingRules: ['words', 'typo', 'sort', 'attribute', 'exactness', 'popularity:desc'],
  proximityPrecision: 'byAttribute',
  facetSearch: false,
  faceting: { maxValuesPerFacet: MAX_FACET_VALUES, sortFacetValuesBy: { '*': 'count' } },
  typoTolerance: { minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 }, disableOnNumbers: true },
  /** Texts are already folded; with a fixed language, the engine need not detect one. */
  localizedAttributes: [{ attributePatterns: ['*'], locales: ['eng'] }],
  pagination: { maxTotalHits: MOST_COUNTED_HITS },
  searchCutoffMs: 600,
};

/** Changes with the settings or the form of documents, so that an outdated index is recognised. */
export const indexVersion = createHash('sha256')
  .update(JSON.stringify([DOCUMENT_VERSION, indexSettings]))
  .digest('hex')
  .slice(0, 16);
