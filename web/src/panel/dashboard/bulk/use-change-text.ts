import type { BulkField } from '@gewerk/contracts';
import type { BulkRun } from '@gewerk/contracts/bus';
import { BULK } from '@gewerk/contracts/limits';
import { usePageTexts } from '../../../platform/use-page-texts.js';

/** Describes a bulk change: its action, and the new value of each field. */
export function useChangeText(): (run: Pick<BulkRun, 'action' | 'fields' | 'values'>) => string {
  const { bulk: texts } = usePageTexts('admin');
  const written = (field: BulkField, value: string | undefined): string => {
    if (value === undefined) return '';
    if (value === '') return ` ${texts.empty}`;
    if (field === 'verified') return ` ${value === 'true' ? texts.yes : texts.no}`;
    if (field === 'businessStatus') return ` ${texts.statuses[value as keyof typeof texts.statuses]}`;
    return ` ${value}${value.length < BULK.shownValue ? '' : ' …'}`;
  };
  return ({ action, fields, values = [] }) => {
    const set = fields.map((field, at) => `${texts.fields[field]}${written(field, values[at])}`).join(', ');
    return [texts.actions[action], set].filter(Boolean).join(': ');
  };
}
