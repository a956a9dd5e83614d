import type { PageTexts } from '../../texts/catalogue-types.js';
import { isBlank, looksLikeMail } from '../../ui/forms/check-fields.js';
import { createDraftStore } from '../../shared/forms/draft-store.js';
import type { Faults } from '../../ui/forms/faults.js';

const emptyContact = { name: '', email: '', category: '', subject: '', message: '' };
type ContactDraft = typeof emptyContact;
export type ContactField = keyof ContactDraft;

const contactFields = Object.keys(emptyContact) as readonly ContactField[];
export const contactDraft = createDraftStore('contact', emptyContact);

/** All five fields are required; the email address must look like one. */
export function contactFaults(draft: ContactDraft, texts: PageTexts['forms']): Faults {
  const faults: Record<string, string> = {};
  for (const field of contactFields) if (isBlank(draft[field])) faults[field] = texts.required;
  if (!faults['email'] && !looksLikeMail(draft.email)) faults['email'] = texts.email;
  return faults;
}
