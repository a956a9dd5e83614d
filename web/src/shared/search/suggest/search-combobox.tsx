import { useNavigate } from 'react-router-dom';
import { useLink } from '../../../platform/app-context.js';
import type { TextInputProps } from '../../../ui/forms/text-input.js';
import type { RecentSearch } from './recent-searches.js';
import { SuggestingInput } from './suggesting-input.js';

interface SearchComboboxProps extends TextInputProps {
  readonly recentPath: (search: RecentSearch) => string;
}

/**
 * A search field that suggests businesses, categories and cities below it. Suggestions at the place in the form's
 * place field come first.
 */
export function SearchCombobox({ recentPath, ...input }: SearchComboboxProps) {
  const link = useLink();
  const navigate = useNavigate();
  return (
    <SuggestingInput
      {...input}
      field="query"
      searchPath={recentPath}
      onChoose={({ path }) => void navigate(link(path))}
    />
  );
}
