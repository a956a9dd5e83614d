/** What other modules may use for writing businesses, and for reading what they are about to write. */
export { BusinessEditor } from './business-editor.js';
export { toManaged } from './business-form.mapper.js';
export { BusinessWriter, type OpenChange } from './business-writer.js';
export type { ChangeSet, ChangeTrace } from './change-set.js';
export { changedFields } from './changed-fields.js';
export { fieldsOf } from './form-fields.js';
export { FormerPlaceIds } from './former-place-ids.repository.js';
export { completedBy, completedByOther, mergedBy, updatedBy } from './overlay.js';
export type { PlannedBusiness } from './plan.js';
export type { RemovedBusiness } from './removed-business.schema.js';
export { RemovedBusinessesRepository, type TrashQuery } from './removed-businesses.repository.js';
export { Settlement } from './settlement.js';
export { suppressed } from './suppressions/suppressed.js';
export { SuppressionsRepository } from './suppressions/suppressions.repository.js';
export { WholeRecordsRepository } from './whole-records.repository.js';
export { Refiling } from './refiling.js';
