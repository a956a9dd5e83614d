import { sheetFields } from '@gewerk/contracts';
import { usePageTexts } from '../../../platform/use-page-texts.js';

const isPublishing = (field: string): boolean => field === 'postStatus';

/** The panel's label of a sheet field. */
export function useFieldLabel(): (field: string) => string {
  const { fields } = usePageTexts('admin').importPreview;
  return (field) => {
    const known = sheetFields.find((name) => name === (isPublishing(field) ? 'publishStatus' : field));
    return known ? fields[known] : field;
  };
}
