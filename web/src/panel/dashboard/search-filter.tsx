import { Input } from '@chakra-ui/react';
import { LISTING_DEBOUNCE, MAX_TEXT_LENGTH } from '@gewerk/contracts/limits';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { useDebounced } from '../../ui/forms/use-debounced.js';
import { useTypedFilter } from '../kit/business-list/use-typed-filter.js';

interface SearchFilterProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Searches the list while it is typed, and at once where it is left: what is done next has the list that was typed. */
export function SearchFilter({ value, onChange }: SearchFilterProps) {
  const { list: texts } = usePageTexts('admin').dashboard;
  const { text, setText, ask } = useTypedFilter(value, onChange);
  const { call, cancel } = useDebounced(ask, LISTING_DEBOUNCE);
  const askNow = (): void => {
    cancel();
    ask(text.trim());
  };
  return (
    <div className="field panel-search">
      <label htmlFor="list-search">{texts.search}</label>
      <Input
        id="list-search"
        type="search"
        maxLength={MAX_TEXT_LENGTH}
        placeholder={texts.searchHint}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          call(target.value.trim());
        }}
        onBlur={askNow}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) askNow();
        }}
      />
    </div>
  );
}
