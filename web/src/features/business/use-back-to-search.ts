import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The key of the entry on which the visit began: there is nothing of this site to go back to. */
const FIRST_ENTRY = 'default';

/**
 * 'Back to Search' goes back to the page the visitor came from, with its search and scroll position; who came from
 * elsewhere, or runs no JavaScript, is led to the listing.
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
