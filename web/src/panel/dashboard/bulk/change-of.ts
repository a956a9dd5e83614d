import type { BulkField } from '@gewerk/contracts';
import type { BulkRun } from '@gewerk/contracts/bus';
import type { BulkRequest } from './api.js';

/** Actions on a selection that do not change its businesses. */
export const selectionWorks = ['check', 'photos', 'export'] as const;
export type SelectionWork = (typeof selectionWorks)[number];

export const isWork = (action: BulkDraft['action']): action is SelectionWork =>
  selectionWorks.some((work) => work === action);

/** Values of the bulk change form. */
export interface BulkDraft {
  readonly action: 'set' | 'delete' | 'restore' | SelectionWork;
  readonly field: BulkField;
  readonly value: string;
}

/** The change as the call expects it; null if a value is missing or nothing changes. */
export function changeOf({ action, field, value }: BulkDraft): BulkRequest['change'] | null {
  if (isWork(action)) return null;
  if (action !== 'set') return { action };
  const given = value.trim();
  switch (field) {
    case 'verified':
      return given === '' ? null : { action, fields: { verified: given === 'true' } };
    case 'priceLevel':
      return { action, fields: { priceLevel: given === '' ? null : Number(given) } };
    case 'businessStatus':
      return { action, fields: { businessStatus: given === '' ? null : (given as 'OPERATIONAL') } };
    case 'countryCode':
      return given === '' ? null : { action, fields: { countryCode: given } };
    default:
      return { action, fields: { [field]: given } };
  }
}

/** A change in the form in which runs store it: its fields with their values, '' for none. */
export function writtenChange(
  change: BulkRequest['change'],
): Pick<BulkRun, 'action' | 'fields'> & { values: string[] } {
  const set = change.action === 'set' ? Object.entries(change.fields) : [];
  return {
    action: change.action,
    fields: set.map(([field]) => field as BulkField),
    values: set.map(([, value]) => String(value ?? '')),
  };
}
