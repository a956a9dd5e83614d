import type { PageHead } from '../../platform/head/page-head.js';
import { paths } from '../../platform/paths.js';
import type { PageTexts } from '../../texts/catalogue-types.js';
import type { ArticleCard } from '../../shared/articles/compile-article.js';

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
