import type { PageHead } from '../../app/head/page-head.js';
import { paths } from '../../app/paths.js';
import type { PageTexts } from '../../texts/page-texts.js';
import type { BlogAddress } from './blog-address.js';
import type { ArticleCard } from './content/compile-article.js';

/** Head of the list of articles; that of one category is not for search engines. */
export const blogHead = (texts: PageTexts['blog'], { category }: BlogAddress): PageHead => ({
  title: texts.title,
  description: texts.description,
  brand: 'portal',
  canonical: paths.blog,
  noindex: category !== '',
  lang: texts.lang,
});

/** Head of an article; null where there is none of that name. */
export const articleHead = (texts: PageTexts['blog'], card: ArticleCard | null): PageHead =>
  card === null
    ? {
        title: texts.notFound.title,
        description: texts.notFound.text,
        brand: 'portal',
        canonical: null,
        noindex: true,
        lang: texts.lang,
      }
    : {
        title: card.title,
        description: card.excerpt,
        brand: 'portal',
        canonical: paths.article(card.id),
        noindex: false,
        lang: texts.articleLang,
      };
