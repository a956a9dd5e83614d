import type { Texts } from '../../texts/catalogues.js';
import { isBlank, looksLikeMail } from '../forms/check-fields.js';
import { createDraftStore } from '../forms/draft-store.js';
import type { Faults } from '../forms/use-form-sending.js';

export const emptyContact = { name: '', email: '', category: '', subject: '', message: '' };
export type ContactDraft = typeof emptyContact;
export type ContactField = keyof ContactDraft;

export const contactFields = Object.keys(emptyContact) as readonly ContactField[];
export const contactDraft = createDraftStore('contact', emptyContact);

/** What keeps a draft from being sent: all five fields are required. */
export function contactFaults(draft: ContactDraft, texts: Texts['forms']): Faults {
  const faults: Record<string, string> = {};
  for (const field of contactFields) if (isBlank(draft[field])) faults[field] = texts.required;
  if (!faults['email'] && !looksLikeMail(draft.email)) faults['email'] = texts.email;
  return faults;
}
