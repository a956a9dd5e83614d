import { createHash } from 'node:crypto';
import { SEARCH_INDEXES } from '@gewerk/contracts';
import type { Settings } from 'meilisearch';
import { panelFilterFields, panelSortFields } from './panel-fields.js';

/** The index that searches are answered from. It exists only once it has been filled. */
export const LIVE_INDEX = SEARCH_INDEXES.live;
/** The index that a rebuild fills, swapped with the live one at its end. */
export const NEXT_INDEX = SEARCH_INDEXES.next;
/** Holds one document per live index: the version it was built with. Lives and dies with the engine's data. */
export const VERSION_INDEX = SEARCH_INDEXES.versions;

/** To be raised whenever documents are made differently: every index is then rebuilt at the next start. */
const DOCUMENT_VERSION = 4;

/** Most values of one facet in an answer, those with most businesses first. */
const MAX_FACET_VALUES = 1_000;

/** How many hits the engine counts at most; deeper pages cannot be asked for. */
export const MAX_TOTAL_HITS = 10_000;

/**
 * Tuned for indexing speed and short answers: proximity by attribute and no facet search halve the indexing work.
 * A match in the name comes before one in the trade, the place, the description; popularity decides among equals.
 */
export const indexSettings: Settings = {
  searchableAttributes: ['name', 'trades', 'place', 'description'],
  filterableAttributes: [
    {
      attributePatterns: [
        'citySlug',
        'categorySlugs',
        'postalPrefixes',
        'traits',
        'hoursRegion',
        'openWords',
        ...panelFilterFields,
      ],
      features: { facetSearch: false, filter: { equality: true, comparison: false } },
    },
    '_geo',
  ],
  sortableAttributes: ['_geo', ...panelSortFields],
  rankingRules: ['words', 'typo', 'sort', 'attribute', 'exactness', 'popularity:desc'],
  proximityPrecision: 'byAttribute',
  facetSearch: false,
  faceting: { maxValuesPerFacet: MAX_FACET_VALUES, sortFacetValuesBy: { '*': 'count' } },
  typoTolerance: { minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 }, disableOnNumbers: true },
  /** Texts are folded already; a fixed language keeps the engine from guessing one per text. */
  localizedAttributes: [{ attributePatterns: ['*'], locales: ['eng'] }],
  pagination: { maxTotalHits: MAX_TOTAL_HITS },
  searchCutoffMs: 600,
};

/** Changes with every change of settings or documents, so that an index made otherwise is recognised. */
export const indexVersion = createHash('sha256')
  .update(JSON.stringify([DOCUMENT_VERSION, indexSettings]))
  .digest('hex')
  .slice(0, 16);
