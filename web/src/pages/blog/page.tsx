import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useLink } from '../../platform/app-context.js';
import { useHead } from '../../shared/use-head.js';
import { paths } from '../../platform/paths.js';
import { withAddress } from '../../shared/with-address.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';
import { articleCardsQuery } from '../../shared/articles/get-articles.js';
import { articleLists } from './article-lists.js';
import { readBlogAddress, type BlogAddress } from './blog-address.js';
import { blogHead } from './blog-head.js';
import { ArticleArt } from '../../shared/articles/article-art.js';
import { ArticleCards } from '../../shared/articles/article-cards.js';
import { ArticleLine } from '../../shared/articles/article-line.js';
import { BlogSide } from './blog-side.js';

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
              <ArticleArt card={featured} />
              <div>
                <p className="eyebrow">
                  {texts.featured} · {featured.category}
                </p>
                <h2 id="featured-title" lang={texts.articleLang}>
                  {featured.title}
                </h2>
                <p lang={texts.articleLang}>{featured.excerpt}</p>
                <ArticleLine card={featured} />
                <ButtonLink href={link(paths.article(featured.id))}>{texts.read}</ButtonLink>
              </div>
            </section>
          )}
          <section aria-labelledby="articles-title">
            <h2 id="articles-title">{category === '' ? texts.list : texts.inCategory(category)}</h2>
            {cards && listed.length === 0 && <p>{texts.none}</p>}
            <ArticleCards cards={listed} />
          </section>
        </div>
        <BlogSide categories={categories} popular={popular} category={category} />
      </div>
    </div>
  );
}

export default withAddress(readBlogAddress, Blog);
