import { photoOutcomes, websiteStates } from '@gewerk/contracts';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { optionsOf, SelectField } from '../../ui/forms/select-field.js';
import type { ListFilters } from '../kit/business-list/list-state.js';

interface FindingFiltersProps {
  readonly filters: ListFilters;
  readonly onChange: (change: Partial<ListFilters>) => void;
}

/** Filters of the list by the results of the last website check and photo update. */
export function FindingFilters({ filters, onChange }: FindingFiltersProps) {
  const { dashboard, urlValidation, photoUpdate } = usePageTexts('admin');
  const { list: texts } = dashboard;
  const websites = { ...urlValidation.grades, ...texts.websites };
  return (
    <>
      <SelectField
        id="list-website"
        name="website"
        label={texts.website}
        value={filters.website}
        options={[{ value: '', label: texts.all }, ...optionsOf(websiteStates, websites)]}
        onChange={(value) => onChange({ website: value as ListFilters['website'] })}
      />
      <SelectField
        id="list-photos"
        name="photos"
        label={texts.photos}
        value={filters.photos}
        options={[{ value: '', label: texts.all }, ...optionsOf(photoOutcomes, photoUpdate.outcomes)]}
        onChange={(value) => onChange({ photos: value as ListFilters['photos'] })}
      />
    </>
  );
}
