import { breadcrumbLd } from '../../shared/json-ld.js';
import type { Preparer } from '../../platform/prepared-page.js';
import { readInto } from '../../platform/page-reads.js';
import { paths } from '../../platform/paths.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { readArticleAddress } from './article-address.js';
import { articleHead } from './article-head.js';
import { readArticle } from './reads.js';

export const prepareArticle: Preparer = async (preparation) => {
  const { origin, queries, language } = preparation;
  const { id } = readArticleAddress(preparation);
  const { article, cards } = readArticle(preparation, readInto(queries));
  const [texts, { data, status }] = await Promise.all([loadPageTexts('blog', language), article, cards]);
  const head = articleHead(texts, data?.card ?? null);
  if (!data) return { status, head, dependencies: ['directory'] };
  const { title, excerpt, author, date } = data.card;
  const address = `${origin}${paths.article(id)}`;
  return {
    status,
    head,
    dependencies: ['directory'],
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description: excerpt,
        author: { '@type': 'Person', name: author },
        datePublished: date,
        inLanguage: texts.articleLang,
        mainEntityOfPage: address,
        url: address,
      },
      breadcrumbLd(origin, [
        [texts.title, paths.blog],
        [title, paths.article(id)],
      ]),
    ],
  };
};
