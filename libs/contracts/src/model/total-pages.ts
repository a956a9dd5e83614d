import { PAGING } from '../limits/index.js';

/** Last page that can be requested, at least 0: totalPages is capped so that every offered page exists. */
export function totalPages(total: number, limit: number): number {
  return Math.min(Math.ceil(total / limit), Math.floor(PAGING.maxDepth / limit));
}
