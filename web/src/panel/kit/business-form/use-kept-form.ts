import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { keepDraft } from '../drafts/kept-drafts.js';
import { hasFieldsOf, useKeptDraft } from '../drafts/use-kept-draft.js';
import { emptyForm, type FormDraft } from './form-draft.js';

/** The unsaved input of a form, and the version of the business on which it is based. */
interface KeptForm {
  readonly base: ManagedBusiness | null;
  readonly draft: FormDraft;
}

const { hours: _, ...FIELDS } = emptyForm;

/** The unsaved draft of a business, or of a new one. */
export const useKeptForm = (business: ManagedBusiness | null) => useKeptDraft(placeOf(business), isKeptForm);

/** Stores a draft for the form of its business, even if it was typed in another form. */
export const keepForm = (base: ManagedBusiness, draft: FormDraft): void =>
  keepDraft(placeOf(base), { base, draft } satisfies KeptForm);

const placeOf = (business: ManagedBusiness | null): string => `business ${business?.id ?? 'new'}`;

const isKeptForm = (value: unknown): value is KeptForm =>
  hasFieldsOf(value, { base: null, draft: null }) &&
  hasFieldsOf((value as KeptForm).draft, { ...FIELDS, week: null });
