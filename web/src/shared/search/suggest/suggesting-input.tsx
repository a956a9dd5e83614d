import { useEffect, useId, useRef, useState } from 'react';
import { useIsHydrating } from '../../../platform/hydration.js';
import { logFailure } from '../../../platform/log-failure.js';
import { TextInput, type TextInputProps } from '../../../ui/forms/text-input.js';
import type { Combobox } from './combobox.js';
import type { SuggestedField } from './get-suggestions.js';
import type { RecentSearch } from './recent-searches.js';
import type { SuggestionOption } from './suggestion-options.js';

interface SuggestingInputProps extends TextInputProps {
  readonly field: SuggestedField;
  readonly searchPath: (search: RecentSearch) => string;
  /** Called with an option that was selected by keyboard, or that is a text to be filled into the field. */
  readonly onChoose: (option: SuggestionOption, field: HTMLInputElement) => void;
}

const closed = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const;

/**
 * A field with suggestions below it (ARIA combobox). On the server, before hydration and without JavaScript it is
 * a plain field. The combobox's code is loaded when the field first receives the focus, since few of a page's
 * visitors search; the content of the field is kept.
 */
export function SuggestingInput({ field, searchPath, onChoose, ...input }: SuggestingInputProps) {
  const listId = useId();
  const isPlain = useIsHydrating();
  const around = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  const [Loaded, setLoaded] = useState<typeof Combobox | null>(null);
  const [shown, setShown] = useState<{ readonly isShown: boolean; readonly activeId?: string }>();
  function load() {
    const focused = document.activeElement;
    if (box !== null || !(focused instanceof HTMLInputElement) || !around.current?.contains(focused)) return;
    setBox(focused);
    import('./combobox.js').then(({ Combobox }) => setLoaded(() => Combobox), logFailure);
  }
  // The visitor may have focused the field before the scripts were loaded.
  useEffect(load, [box]);
  const aria = {
    ...closed,
    'aria-expanded': shown?.isShown ?? false,
    'aria-controls': shown?.isShown ? listId : undefined,
    'aria-activedescendant': shown?.activeId,
  };
  return (
    <div className="combobox" ref={around} onFocus={load}>
      <TextInput
        {...input}
        {...(isPlain ? {} : aria)}
        type={field === 'query' ? 'search' : 'text'}
        autoComplete="off"
      />
      {Loaded && box && (
        <Loaded
          id={listId}
          box={box}
          field={field}
          searchPath={searchPath}
          onChoose={(option) => onChoose(option, box)}
          onShown={setShown}
        />
      )}
    </div>
  );
}
