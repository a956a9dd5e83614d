import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { hasFieldsOf, useKeptDraft } from '../drafts/use-kept-draft.js';
import { emptyForm, type FormDraft } from './form-draft.js';

/** What was typed into a form and not saved, and the state of the business that it was typed into. */
interface KeptForm {
  readonly base: ManagedBusiness | null;
  readonly draft: FormDraft;
}

const { hours: _, ...FIELDS } = emptyForm;

/** The draft of a business, or of the new one. */
export const useKeptForm = (business: ManagedBusiness | null) =>
  useKeptDraft(`business ${business?.id ?? 'new'}`, isKeptForm);

const isKeptForm = (value: unknown): value is KeptForm =>
  hasFieldsOf(value, { base: null, draft: null }) &&
  hasFieldsOf((value as KeptForm).draft, { ...FIELDS, week: null });
