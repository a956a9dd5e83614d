import { lazy, Suspense, useCallback, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLink } from '../../../platform/app-context.js';
import { useIsHydrating } from '../../../platform/hydration.js';
import { TextInput, type TextInputProps } from '../../../ui/forms/text-input.js';
import type { RecentSearch } from './recent-searches.js';
import type { SuggestionOption } from './suggestion-options.js';
import { useCombobox } from './use-combobox.js';

/** Loaded with the first focus: few visitors of a page search. */
const SuggestionList = lazy(async () => ({ default: (await import('./suggestion-list.js')).SuggestionList }));

interface SearchComboboxProps extends TextInputProps {
  readonly recentPath: (search: RecentSearch) => string;
}

/**
 * A search field that suggests businesses, categories and cities below it (ARIA combobox). A plain search field on the
 * server, before hydration and without JavaScript.
 */
export function SearchCombobox({ recentPath, onChange, ...input }: SearchComboboxProps) {
  const listId = useId();
  const isPlain = useIsHydrating();
  const link = useLink();
  const navigate = useNavigate();
  const [wasFocused, setWasFocused] = useState(false);
  const [text, setText] = useState('');
  const choose = useCallback(({ path }: SuggestionOption) => void navigate(link(path)), [navigate, link]);
  const { isOpen, options, active, open, close, setOptions, onKeyDown, onBlur } = useCombobox(choose);
  const isShown = isOpen && options.length > 0;
  const aria = isPlain
    ? {}
    : {
        role: 'combobox',
        'aria-autocomplete': 'list' as const,
        'aria-expanded': isShown,
        'aria-controls': isShown ? listId : undefined,
        'aria-activedescendant': isShown && active >= 0 ? optionId(listId, active) : undefined,
      };
  return (
    <div className="combobox" onBlur={onBlur}>
      <TextInput
        {...input}
        {...aria}
        type="search"
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          open();
          onChange?.(event);
        }}
        onFocus={(event) => {
          setText(event.target.value);
          setWasFocused(true);
          open();
        }}
        onKeyDown={onKeyDown}
      />
      {wasFocused && (
        <Suspense fallback={null}>
          <SuggestionList
            id={listId}
            text={text.trim()}
            isOpen={isOpen}
            options={options}
            active={active}
            recentPath={recentPath}
            onOptions={setOptions}
            onChosen={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Id of an option, for `aria-activedescendant`. */
const optionId = (listId: string, place: number): string => `${listId}-${place}`;
