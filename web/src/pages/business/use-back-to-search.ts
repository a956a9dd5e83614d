import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The history key of a visit's first entry, from which there is no page of this site to go back to. */
const FIRST_ENTRY = 'default';

/**
 * Goes back to the search that the visitor came from, with its scroll position; in other cases, or without
 * JavaScript, to the search results.
 */
export function useBackToSearch(fallback: string): { href: string; onClick: (event: MouseEvent) => void } {
  const navigate = useNavigate();
  const { key } = useLocation();
  return {
    href: fallback,
    onClick: (event) => {
      if (key === FIRST_ENTRY) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
