import { useCallback, useState } from 'react';
import { placeAfter, stepOf } from '../../../ui/lists/list-keys.js';
import type { SuggestionOption } from './suggestion-options.js';

interface Combobox {
  readonly isOpen: boolean;
  readonly options: readonly SuggestionOption[];
  /**
   * Position of the option that is selected by keyboard; -1 if none is, so that the keys act on the field itself.
   */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
  readonly setOptions: (options: readonly SuggestionOption[]) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keyboard behaviour of a combobox: arrow keys move through the options and back to the field, Enter selects,
 * Escape closes the list. The focus stays in the field.
 */
export function useCombobox(choose: (option: SuggestionOption) => void, startsOpen: boolean): Combobox {
  const [isOpen, setOpen] = useState(startsOpen);
  const [options, setAll] = useState<readonly SuggestionOption[]>([]);
  const [active, setActive] = useState(-1);
  const open = useCallback(() => {
    setOpen(true);
    setActive(-1);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    setActive(-1);
  }, []);
  const setOptions = useCallback((next: readonly SuggestionOption[]) => {
    setAll(next);
    setActive(-1);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing) return;
    const isShown = isOpen && options.length > 0;
    const step = stepOf(event);
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      if (!isShown) setOpen(true);
      setActive((now) => placeAfter(isShown ? now : -1, step, options.length, true));
      return;
    }
    if (event.key === 'Escape' && isShown) {
      // Without this, Escape would clear a search field.
      event.preventDefault();
      close();
    }
    if (event.key === 'Enter') {
      const option = isShown ? options[active] : undefined;
      if (option) {
        event.preventDefault();
        choose(option);
      }
      close();
    }
  }

  return { isOpen, options, active, open, close, setOptions, onKeyDown };
}
