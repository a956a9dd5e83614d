import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a scrolling list: keeps the option selected by keyboard in view.
 * @param chosen changes when another option is selected
 */
export function useChosenInView(chosen: unknown): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return list;
}
