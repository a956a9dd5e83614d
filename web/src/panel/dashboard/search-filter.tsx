import { usePageTexts } from '../../platform/use-page-texts.js';
import { SearchField } from '../kit/lists/search-field.js';

interface SearchFilterProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function SearchFilter({ value, onChange }: SearchFilterProps) {
  const { list: texts } = usePageTexts('admin').dashboard;
  return (
    <SearchField
      id="list-search"
      label={texts.search}
      hint={texts.searchHint}
      value={value}
      onChange={onChange}
    />
  );
}
