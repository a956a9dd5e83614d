import { useApiQuery } from '../../../app/api/use-api-query.js';
import { useLink } from '../../../app/app-context.js';
import { useHead } from '../../../app/head/use-head.js';
import { paths } from '../../../app/paths.js';
import { withAddress } from '../../../app/with-address.js';
import { usePageTexts } from '../../../texts/page-texts.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { articleCardsQuery } from '../api/get-articles.js';
import { articleLists } from '../article-lists.js';
import { readBlogAddress, type BlogAddress } from '../blog-address.js';
import { blogHead } from '../blog-heads.js';
import { ArticleLine } from './article-line.js';
import { BlogSide } from './blog-side.js';

/** The articles: the newest large, the others as a list, categories and popular ones beside. */
export function Blog({ category }: BlogAddress) {
  const texts = usePageTexts('blog');
  const link = useLink();
  const { data: cards, isError } = useApiQuery(articleCardsQuery);
  useHead(blogHead(texts, { category }));
  const { featured, listed, categories, popular } = articleLists(cards ?? [], category);
  return (
    <div className="wrap page" lang={texts.lang}>
      <h1>{texts.title}</h1>
      <p className="page-intro">
        {texts.intro}
        {texts.lang !== texts.articleLang && ` ${texts.articlesInGerman}`}
      </p>
      {isError && <p role="alert">{texts.failed}</p>}
      <div className="blog-columns">
        <div>
          {featured && (
            <section className="featured-article" aria-labelledby="featured-title">
              <p className="eyebrow">
                {texts.featured} · {featured.category}
              </p>
              <h2 id="featured-title" lang={texts.articleLang}>
                {featured.title}
              </h2>
              <p lang={texts.articleLang}>{featured.excerpt}</p>
              <ArticleLine card={featured} />
              <ButtonLink href={link(paths.article(featured.id))}>{texts.read}</ButtonLink>
            </section>
          )}
          <section aria-labelledby="articles-title">
            <h2 id="articles-title">{category === '' ? texts.list : texts.inCategory(category)}</h2>
            {cards && listed.length === 0 && <p>{texts.none}</p>}
            <ul className="article-list">
              {listed.map((card) => (
                <li key={card.id}>
                  <p className="eyebrow" lang={texts.articleLang}>
                    {card.category}
                  </p>
                  <h3 lang={texts.articleLang}>
                    <a href={link(paths.article(card.id))}>{card.title}</a>
                  </h3>
                  <p lang={texts.articleLang}>{card.excerpt}</p>
                  <ArticleLine card={card} />
                </li>
              ))}
            </ul>
          </section>
        </div>
        <BlogSide categories={categories} popular={popular} category={category} />
      </div>
    </div>
  );
}

export const BlogPage = withAddress(readBlogAddress, Blog);
