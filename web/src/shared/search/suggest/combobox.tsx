import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type { SuggestedField } from './get-suggestions.js';
import type { RecentSearch } from './recent-searches.js';
import { SuggestionList } from './suggestion-list.js';
import type { SuggestionOption } from './suggestion-options.js';
import { useCombobox } from './use-combobox.js';

interface ComboboxProps {
  /** Id of the list; the ids of its options begin with it. */
  readonly id: string;
  readonly box: HTMLInputElement;
  readonly field: SuggestedField;
  readonly searchPath: (search: RecentSearch) => string;
  readonly onChoose: (option: SuggestionOption) => void;
  /** Called with whether the list is shown, and which option is active, so that the field can announce this. */
  readonly onShown: (shown: { readonly isShown: boolean; readonly activeId?: string }) => void;
}

/** Adds suggestions below a field that may already contain text. */
export function Combobox({ id, box, field, searchPath, onChoose, onShown }: ComboboxProps) {
  const typed = useTyped(box, field);
  const { isOpen, options, active, open, close, setOptions, onKeyDown } = useCombobox(
    onChoose,
    document.activeElement === box,
  );
  const isShown = isOpen && options.length > 0;
  const onInput = useEffectEvent(open);
  const onKey = useEffectEvent(onKeyDown);
  const onLeave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && box.parentElement?.contains(relatedTarget))) close();
  });
  const onGone = useEffectEvent(close);
  useEffect(() => {
    const around = box.parentElement;
    const stop = new AbortController();
    const { signal } = stop;
    afterInput(box, () => onInput(), signal);
    box.addEventListener('focus', () => onInput(), { signal });
    box.addEventListener('keydown', (event) => onKey(event), { signal });
    around?.addEventListener('focusout', (event) => onLeave(event), { signal });
    // The field may have lost the focus after rendering but before these listeners were added.
    if (!around?.contains(document.activeElement)) onGone();
    return () => stop.abort();
  }, [box]);
  const activeId = isShown && active >= 0 ? `${id}-${active}` : undefined;
  // A layout effect, so that the field announces the list before it is shown.
  useLayoutEffect(
    () => onShown({ isShown, ...(activeId === undefined ? {} : { activeId }) }),
    [onShown, isShown, activeId],
  );
  return (
    <SuggestionList
      id={id}
      typed={{ field, ...typed }}
      isOpen={isOpen}
      options={options}
      active={active}
      searchPath={searchPath}
      onOptions={setOptions}
      onFill={(option) => {
        onChoose(option);
        close();
      }}
      onChosen={close}
    />
  );
}

/**
 * The values of the field, and of the place field or select in the same form. Text that was typed after the first
 * rendering but before the listeners were added is included.
 */
function useTyped(box: HTMLInputElement, field: SuggestedField): { text: string; location: string } {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stop = new AbortController();
      const { signal } = stop;
      afterInput(box, onChange, signal);
      box.addEventListener('focus', onChange, { signal });
      return () => stop.abort();
    },
    [box],
  );
  const text = useSyncExternalStore(subscribe, () => box.value.trim());
  const location = useSyncExternalStore(subscribe, () => (field === 'query' ? placeBeside(box) : ''));
  return { text, location };
}

/**
 * Listens for input on the document, so that the listener runs after React's: a render caused by a listener on the
 * field itself would reset the field to its value before the keystroke.
 */
function afterInput(box: HTMLInputElement, act: () => void, signal: AbortSignal): void {
  document.addEventListener('input', ({ target }) => void (target === box && act()), { signal });
}

function placeBeside(box: HTMLInputElement): string {
  const beside = box.form?.elements.namedItem('location');
  const isField = beside instanceof HTMLInputElement || beside instanceof HTMLSelectElement;
  return isField ? beside.value.trim() : '';
}
