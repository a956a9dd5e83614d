import type { Preparer } from '../../platform/prepared-page.js';
import { readInto } from '../../platform/page-reads.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { readBlogAddress } from './blog-address.js';
import { blogHead } from './blog-head.js';
import { readBlog } from './reads.js';

const OK = 200;

export const prepareBlog: Preparer = async (preparation) => {
  const address = readBlogAddress(preparation);
  const [texts] = await Promise.all([
    loadPageTexts('blog', preparation.language),
    readBlog(preparation, readInto(preparation.queries)).cards,
  ]);
  return { status: OK, head: blogHead(texts, address), dependencies: ['directory'] };
};
