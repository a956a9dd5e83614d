import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the option that was selected by keyboard in view in a scrolling list.
 * @param chosen a value that changes when another option is selected
 */
export function useChosenInView(chosen: unknown): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return list;
}
