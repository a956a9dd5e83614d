import type { PageHead } from '../../platform/head/page-head.js';
import { paths } from '../../platform/paths.js';
import type { PageTexts } from '../../texts/catalogue-types.js';
import type { BlogAddress } from './blog-address.js';

/** Lists of one category are not indexed by search engines. */
export const blogHead = (texts: PageTexts['blog'], { category }: BlogAddress): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: paths.blog,
  noindex: category !== '',
  lang: texts.lang,
});
