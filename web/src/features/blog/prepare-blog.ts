import { breadcrumbLd } from '../../app/server/json-ld.js';
import type { Preparer } from '../../app/server/prepared-page.js';
import { prefetch } from '../../app/server/prefetch.js';
import { paths } from '../../app/paths.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { articleCardsQuery, articleQuery } from './api/get-articles.js';
import { readArticleAddress, readBlogAddress } from './blog-address.js';
import { articleHead, blogHead } from './blog-heads.js';

const OK = 200;

/** The list of articles. */
export const prepareBlog: Preparer = async (preparation) => {
  const address = readBlogAddress(preparation);
  const [texts] = await Promise.all([
    loadPageTexts('blog', preparation.language),
    prefetch(preparation.queries, articleCardsQuery),
  ]);
  return { status: OK, head: blogHead(texts, address), dependencies: ['directory'] };
};

/** One article. */
export const prepareArticle: Preparer = async (preparation) => {
  const { origin, queries, language } = preparation;
  const { id } = readArticleAddress(preparation);
  const [texts, { data, status }] = await Promise.all([
    loadPageTexts('blog', language),
    prefetch(queries, articleQuery(id)),
  ]);
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
