import { PAGING } from '@gewerk/contracts';

/** The numbers of the page buttons: at most five neighbouring pages, the current one in the middle where it can be. */
export function pageWindow(page: number, totalPages: number): number[] {
  const length = Math.max(0, Math.min(PAGING.pageButtons, totalPages));
  const middle = Math.floor(length / 2);
  const start = Math.max(1, Math.min(page - middle, totalPages - length + 1));
  return Array.from({ length }, (_, index) => start + index);
}
