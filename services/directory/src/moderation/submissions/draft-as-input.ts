import type { BusinessInput, SubmissionDraft } from '@gewerk/contracts';

/** A draft in the form in which the directory accepts businesses from any source. Days without hours are omitted. */
export function draftAsInput(draft: SubmissionDraft): BusinessInput {
  const hours = Object.fromEntries(Object.entries(draft.hours).filter(([, text]) => text !== ''));
  return {
    name: draft.name,
    category: draft.category,
    description: draft.description,
    address: draft.address,
    city: draft.city,
    postalCode: draft.postal_code,
    countryCode: 'DE',
    phone: draft.phone,
    email: draft.email,
    ...(draft.website === '' ? {} : { website: draft.website }),
    ...(Object.keys(hours).length === 0 ? {} : { hours }),
  };
}
