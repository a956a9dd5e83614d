import type { PageReads } from '../../platform/page-reads.js';
import { articleCardsQuery, articleQuery } from '../../shared/articles/get-articles.js';
import { readArticleAddress } from './article-address.js';

export const readArticle = ((input, read) => ({
  article: read(articleQuery(readArticleAddress(input).id)),
  cards: read(articleCardsQuery),
})) satisfies PageReads;
