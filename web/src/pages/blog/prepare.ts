import type { Preparer } from '../../platform/prepared-page.js';
import { prefetch } from '../../platform/prefetch.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { articleCardsQuery } from '../../shared/articles/get-articles.js';
import { readBlogAddress } from './blog-address.js';
import { blogHead } from './blog-head.js';

const OK = 200;

export const prepareBlog: Preparer = async (preparation) => {
  const address = readBlogAddress(preparation);
  const [texts] = await Promise.all([
    loadPageTexts('blog', preparation.language),
    prefetch(preparation.queries, articleCardsQuery),
  ]);
  return { status: OK, head: blogHead(texts, address), dependencies: ['directory'] };
};
