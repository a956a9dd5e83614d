import { withRight } from '@gewerk/contracts';
import type { RowNote } from '@gewerk/contracts/bus';
import { useApp } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { useFieldLabel } from './preview/use-field-label.js';

/** Describes in the panel's language what happened to a field of an imported row. */
export function useNoteText(): (note: Pick<RowNote, 'code' | 'field' | 'value' | 'result'>) => string {
  const { importNotes } = usePageTexts('admin');
  const { language } = useApp();
  const labelOf = useFieldLabel();
  return ({ code, field, value, result }) =>
    withRight(
      importNotes.sentences[code](labelOf(field), value ?? '', result ?? ''),
      { code, field },
      language ?? 'tr',
    );
}
