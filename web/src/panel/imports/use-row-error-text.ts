import { withRight } from '@gewerk/contracts';
import type { ImportResult } from '@gewerk/contracts/bus';
import { useApp } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { useProblemText } from '../kit/api/use-fault-text.js';
import { useFieldLabel } from './preview/use-field-label.js';

type Entry = Omit<ImportResult['errorReport'][number], 'row_number'>;

/** Explains in the panel's language why a row or the whole file was not imported. */
export function useRowErrorText(): (entry: Entry) => string {
  const { faults } = usePageTexts('admin');
  const { language } = useApp();
  const problemText = useProblemText();
  const labelOf = useFieldLabel();
  return ({ error, code, field = '', value, reason, errorCode }) =>
    (code && withRight(faults.rows[code](labelOf(field), value ?? ''), { code, field }, language ?? 'tr')) ??
    problemText({ reason, code: errorCode }) ??
    error;
}
