import type { BusinessInput } from '@gewerk/contracts';
import { type BusinessFields, normaliseBusiness, overlaid, storedInput } from '../record/index.js';

/** The business with what it lacks from the input. */
export const completedBy = (business: BusinessFields, input: BusinessInput): BusinessFields =>
  renormalised(business, overlaid(input, storedInput(business)));

/** The business with everything that the input has. */
export const updatedBy = (business: BusinessFields, input: BusinessInput): BusinessFields =>
  renormalised(business, overlaid(storedInput(business), input));

function renormalised(business: BusinessFields, input: BusinessInput): BusinessFields {
  const normalised = normaliseBusiness({ ...input, placeId: business.placeId });
  return normalised ? normalised.fields : business;
}
