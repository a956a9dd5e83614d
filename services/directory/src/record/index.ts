/**
 * The public interface of the business record for other modules: its forms, reads and mapping. Only the write
 * module writes it.
 */
export { storedCard, toCards } from './business-card.mapper.js';
export { toDetail } from './business-detail.mapper.js';
export { objectIdOf } from './business-id.js';
export { businessNotFound } from './business-not-found.js';
export type { BusinessFields, BusinessRecord, BusinessSource } from './business.record.js';
export { BUSINESS_MODEL } from './business.schema.js';
export { BusinessesRepository, type ListQuery, bestRated } from './businesses.repository.js';
export { type CategoryFilter, CategoryFiltersRepository, listedBy } from './category-filters.repository.js';
export { withFindings } from './findings.js';
export { foldedName } from './folded-name.js';
export { toIndexable } from './indexable-business.mapper.js';
export { type IndexKeys, listIndexes, UNREAD_HOURS } from './list-indexes.js';
export { canonicalCategory, publicCategories } from './normalise/category-slugs.js';
export { readPhone } from './normalise/contact.js';
export { listedCity } from './normalise/city.js';
export { decodeHours, readHours } from './normalise/hours.js';
export { normaliseBusiness } from './normalise/normalise-business.js';
export { SOURCE_FIELDS, overlaid, storedInput } from './normalise/stored-input.js';
export { cardProjection } from './projections.js';
export { RETIRED_SLUG_MODEL, type RetiredSlug } from './retired-slug.schema.js';
export { idsBetween, nextCursor } from './scan.js';
export { touchedBy } from './touched-by.js';
export { Transactions } from './transactions.js';
export { UNKNOWN_CITY, UNKNOWN_CITY_SLUG } from './unknown-city.js';
export { type Filing, filedNow, filingOf } from './normalise/filing.js';
export { listsPlaces } from './normalise/filing.js';
