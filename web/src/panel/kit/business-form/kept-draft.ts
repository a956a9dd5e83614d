import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { emptyForm, type FormDraft } from './form-draft.js';

const KEY = 'gewerk.panel-draft';

/** What was typed into a form and not saved, and for which state of which business. */
interface KeptDraft {
  readonly of: string;
  readonly draft: FormDraft;
}

const ofBusiness = (base: ManagedBusiness | null): string => (base ? `${base.id} ${base.version}` : 'new');

/** Keeps what is typed until it is saved or the browser's tab is closed: the last form only. */
export function keepDraft(base: ManagedBusiness | null, draft: FormDraft): void {
  onDevice(() =>
    sessionStorage.setItem(KEY, JSON.stringify({ of: ofBusiness(base), draft } satisfies KeptDraft)),
  );
}

export function dropDraft(): void {
  onDevice(() => sessionStorage.removeItem(KEY));
}

/** What was typed for this state of a business; null where nothing was, or the business has changed since. */
export function keptDraft(base: ManagedBusiness | null): FormDraft | null {
  const kept = onDevice(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptDraft | null);
  if (kept?.of !== ofBusiness(base)) return null;
  // A version before this one may have kept other fields.
  const { hours: _, ...fields } = emptyForm;
  return [...Object.keys(fields), 'week'].every((field) => field in kept.draft) ? kept.draft : null;
}

function onDevice<R>(work: () => R): R | undefined {
  try {
    return work();
  } catch {
    // Storage is blocked or full, or its text is damaged: the guard against leaving is left.
    return undefined;
  }
}
