import { Input } from '@chakra-ui/react';
import { LISTING_DEBOUNCE, MAX_TEXT_LENGTH } from '@gewerk/contracts/limits';
import { useRef } from 'react';
import { useDebounced } from '../../../ui/forms/use-debounced.js';
import { useTypedFilter } from '../business-list/use-typed-filter.js';

interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/**
 * Searches a list while the operator types, and at once when the field is left, so that the next action applies to
 * the typed search.
 */
export function SearchField({ id, label, hint, value, onChange }: SearchFieldProps) {
  const { text, type, ask } = useTypedFilter(value, onChange);
  // A ref instead of state: the field may lose the focus before the typed text is rendered.
  const typed = useRef<string | null>(null);
  const askTyped = (): void => {
    if (typed.current !== null) ask(typed.current.trim());
    typed.current = null;
  };
  const { call, cancel } = useDebounced(askTyped, LISTING_DEBOUNCE);
  const askNow = (): void => {
    cancel();
    askTyped();
  };
  return (
    <div className="field panel-search">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="search"
        maxLength={MAX_TEXT_LENGTH}
        placeholder={hint}
        value={text}
        onChange={({ target }) => {
          typed.current = target.value;
          type(target.value);
          call();
        }}
        onBlur={askNow}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) askNow();
        }}
      />
    </div>
  );
}
