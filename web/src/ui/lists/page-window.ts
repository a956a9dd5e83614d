import { PAGING } from '@gewerk/contracts/limits';

/** The numbers of at most five page buttons, with the current page in the middle where possible. */
export function pageWindow(page: number, totalPages: number): number[] {
  const length = Math.max(0, Math.min(PAGING.pageButtons, totalPages));
  const middle = Math.floor(length / 2);
  const start = Math.max(1, Math.min(page - middle, totalPages - length + 1));
  return Array.from({ length }, (_, index) => start + index);
}
