import { setImmediate as breathe } from 'node:timers/promises';
import type { BulkField, BusinessForm } from '@gewerk/contracts';
import { GewerkError } from '@gewerk/contracts';
import type { BulkFields } from '@gewerk/contracts/bus';
import type { BusinessFields, BusinessRecord } from '../record/index.js';
import { changedFields, fieldsOf, type PlannedBusiness, toManaged } from '../write/index.js';

const EMPTY_FORM: BusinessForm = {
  ...{ category: '', type: '', subtypes: [], description: '' },
  ...{ address: '', fullAddress: '', postalCode: '', city: '', state: '', countryCode: 'DE' },
  ...{ latitude: null, longitude: null, phone: '', email: '', website: '' },
  ...{ rating: null, reviewCount: null, reviewsLink: '', photos: [], priceLevel: null },
  ...{ businessStatus: null, verified: false, hours: null },
  name: 'any',
};

/** Form fields that are stored under another name. */
const STORED_AS: Partial<Record<BulkField, keyof BusinessFields>> = { category: 'rawCategory' };

/** Number of businesses processed at a time: about two milliseconds of work. */
const AT_ONCE = 20;

/** The form fields as they are stored. Fails with `invalid-input` for a value that no business can have. */
export function storedValues(fields: BulkFields): Record<string, unknown> {
  const stored = fieldsOf({ ...EMPTY_FORM, ...fields } as BusinessForm, null, 'change.fields');
  const names = Object.keys(fields) as BulkField[];
  return Object.fromEntries(
    names.map((name) => {
      const field = STORED_AS[name] ?? (name as keyof BusinessFields);
      return [field, stored[field] ?? null];
    }),
  );
}

/**
 * The businesses that these fields change, and how many cannot have these values. Yields to the event loop every few
 * businesses.
 */
export async function planSetting(
  records: readonly BusinessRecord[],
  fields: BulkFields,
): Promise<{ planned: (PlannedBusiness & { before: BusinessRecord })[]; refused: number }> {
  const planned: (PlannedBusiness & { before: BusinessRecord })[] = [];
  let refused = 0;
  for (const [index, before] of records.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await breathe();
    const after = fieldsWith(before, fields);
    if (after === null) refused += 1;
    else if (changedFields(before, after).any) planned.push({ before, fields: after });
  }
  return { planned, refused };
}

/** Null if the business cannot have these values. */
function fieldsWith(before: BusinessRecord, fields: BulkFields): BusinessFields | null {
  try {
    return fieldsOf({ ...toManaged(before).form, ...fields } as BusinessForm, before);
  } catch (error) {
    if (error instanceof GewerkError && error.code === 'invalid-input') return null;
    throw error;
  }
}
