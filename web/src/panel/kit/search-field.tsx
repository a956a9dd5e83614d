import { Input } from '@chakra-ui/react';
import { LISTING_DEBOUNCE, MAX_TEXT_LENGTH } from '@gewerk/contracts/limits';
import { useDebounced } from '../../ui/forms/use-debounced.js';
import { useTypedFilter } from './business-list/use-typed-filter.js';

interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Searches a list while it is typed, and at once where it is left: what is done next has the list that was typed. */
export function SearchField({ id, label, hint, value, onChange }: SearchFieldProps) {
  const { text, type, ask } = useTypedFilter(value, onChange);
  const { call, cancel } = useDebounced(ask, LISTING_DEBOUNCE);
  // By what the field holds: it may lose the focus before the last letter is drawn.
  const askNow = ({ value: typed }: HTMLInputElement): void => {
    cancel();
    ask(typed.trim());
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
          type(target.value);
          call(target.value.trim());
        }}
        onBlur={({ currentTarget }) => askNow(currentTarget)}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) askNow(currentTarget);
        }}
      />
    </div>
  );
}
