import type { PageHead } from './page-head.js';

/** Paths of the previous and the next page of a list; `pathOf` takes a page number, counted from 1. */
export function neighbours(
  page: number,
  totalPages: number,
  pathOf: (page: number) => string,
): Required<Pick<PageHead, 'previous' | 'next'>> {
  return {
    previous: page > 1 && page <= totalPages ? pathOf(page - 1) : null,
    next: page < totalPages ? pathOf(page + 1) : null,
  };
}
