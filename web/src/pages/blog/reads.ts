import type { PageReads } from '../../platform/page-reads.js';
import { articleCardsQuery } from '../../shared/articles/get-articles.js';

export const readBlog = ((_, read) => ({ cards: read(articleCardsQuery) })) satisfies PageReads;
