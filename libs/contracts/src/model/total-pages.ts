import { PAGING } from '../limits/index.js';

/** Last page that can be asked for, never below 0: totalPages is capped so that every offered page answers. */
export function totalPages(total: number, limit: number): number {
  return Math.min(Math.ceil(total / limit), Math.floor(PAGING.maxDepth / limit));
}
