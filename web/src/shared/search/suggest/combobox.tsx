import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type { SuggestedField } from './get-suggestions.js';
import type { RecentSearch } from './recent-searches.js';
import { SuggestionList } from './suggestion-list.js';
import type { SuggestionOption } from './suggestion-options.js';
import { useCombobox } from './use-combobox.js';

interface ComboboxProps {
  /** Id of the list; its options' ids begin with it. */
  readonly id: string;
  readonly box: HTMLInputElement;
  readonly field: SuggestedField;
  readonly searchPath: (search: RecentSearch) => string;
  readonly onChoose: (option: SuggestionOption) => void;
  /** Called with what the field announces about the list. */
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
    // The focus may have left between rendering and these listeners.
    if (!around?.contains(document.activeElement)) onGone();
    return () => stop.abort();
  }, [box]);
  const activeId = isShown && active >= 0 ? `${id}-${active}` : undefined;
  // A layout effect, so that the list is never shown before the field announces it.
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
 * The values of the field and of the place field or choice in the same form. Text typed between the first
 * rendering and its listeners counts too.
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
 * Listens at the document, after React: a render between a listener at the field and React's own would reset the
 * field to its value before the keystroke.
 */
function afterInput(box: HTMLInputElement, act: () => void, signal: AbortSignal): void {
  document.addEventListener('input', ({ target }) => void (target === box && act()), { signal });
}

function placeBeside(box: HTMLInputElement): string {
  const beside = box.form?.elements.namedItem('location');
  const isField = beside instanceof HTMLInputElement || beside instanceof HTMLSelectElement;
  return isField ? beside.value.trim() : '';
}
