import { sheetFields } from '@gewerk/contracts';
import type { RowNote } from '@gewerk/contracts/bus';
import { usePageTexts } from '../../platform/use-page-texts.js';

/** Says in the panel's language what happened to a field of an imported row. */
export function useNoteText(): (note: Pick<RowNote, 'code' | 'field' | 'value' | 'result'>) => string {
  const { importNotes, importPreview } = usePageTexts('admin');
  return ({ code, field, value, result }) => {
    const known = sheetFields.find((name) => name === field);
    const label = known ? importPreview.fields[known] : field;
    return importNotes.sentences[code](label, value ?? '', result ?? '');
  };
}
