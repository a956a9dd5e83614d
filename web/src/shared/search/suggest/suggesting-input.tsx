import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useIsHydrating } from '../../../platform/hydration.js';
import { TextInput, type TextInputProps } from '../../../ui/forms/text-input.js';
import type { SuggestedField } from './get-suggestions.js';
import type { RecentSearch } from './recent-searches.js';
import type { SuggestionOption } from './suggestion-options.js';
import { useCombobox } from './use-combobox.js';

/** Loaded with the first focus: few visitors of a page search. */
const SuggestionList = lazy(async () => ({ default: (await import('./suggestion-list.js')).SuggestionList }));

interface SuggestingInputProps extends TextInputProps {
  readonly field: SuggestedField;
  readonly searchPath: (search: RecentSearch) => string;
  /** By the keyboard, or a text for the field. */
  readonly onChoose: (option: SuggestionOption, field: HTMLInputElement) => void;
}

/**
 * A field with suggestions below it (ARIA combobox). A plain field on the server, before hydration and without
 * JavaScript.
 */
export function SuggestingInput({ field, searchPath, onChoose, onChange, ...input }: SuggestingInputProps) {
  const listId = useId();
  const isPlain = useIsHydrating();
  const focused = useRef<HTMLInputElement>(null);
  const [wasFocused, setWasFocused] = useState(false);
  const [text, setText] = useState('');
  const [location, setLocation] = useState('');
  function choose(option: SuggestionOption) {
    if (focused.current) onChoose(option, focused.current);
  }
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
  function typeIn(target: HTMLInputElement) {
    focused.current = target;
    setText(target.value.trim());
    setLocation(field === 'query' ? locationBeside(target) : '');
    open();
  }
  return (
    <div className="combobox" onBlur={onBlur}>
      <TextInput
        {...input}
        {...aria}
        type={field === 'query' ? 'search' : 'text'}
        autoComplete="off"
        onChange={(event) => {
          typeIn(event.target);
          onChange?.(event);
        }}
        onFocus={(event) => {
          typeIn(event.target);
          setWasFocused(true);
        }}
        onKeyDown={onKeyDown}
      />
      {wasFocused && (
        <Suspense fallback={null}>
          <SuggestionList
            id={listId}
            typed={{ field, text, location }}
            isOpen={isOpen}
            options={options}
            active={active}
            searchPath={searchPath}
            onOptions={setOptions}
            onFill={(option) => {
              choose(option);
              close();
            }}
            onChosen={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What the same form's place field or choice has. */
function locationBeside({ form }: HTMLInputElement): string {
  const beside = form?.elements.namedItem('location');
  const isField = beside instanceof HTMLInputElement || beside instanceof HTMLSelectElement;
  return isField ? beside.value.trim() : '';
}

/** Id of an option, for `aria-activedescendant`. */
const optionId = (listId: string, place: number): string => `${listId}-${place}`;
