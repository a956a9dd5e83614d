import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The history key of the first entry of a visit, from which the visitor cannot go back to a page of this site. */
const FIRST_ENTRY = 'default';

/**
 * Goes back to the page of this site that the visitor came from, usually a search, with its scroll position;
 * on the first page of a visit, or without JavaScript, to `fallback`.
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
