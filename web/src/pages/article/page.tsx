import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useLink } from '../../platform/app-context.js';
import { useHead } from '../../shared/use-head.js';
import { paths } from '../../platform/paths.js';
import { withAddress } from '../../shared/with-address.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';
import { MessagePage } from '../../ui/feedback/message-page.js';
import { articleCardsQuery, articleQuery } from '../../shared/articles/get-articles.js';
import { readArticleAddress, type ArticleAddress } from './article-address.js';
import { articleHead } from './article-head.js';
import { ArticleArt } from '../../shared/articles/article-art.js';
import { ArticleCards } from '../../shared/articles/article-cards.js';
import { ArticleLine } from '../../shared/articles/article-line.js';

const FURTHER = 2;

/** The build makes the article's HTML from Markdown; HTML in an article is shown as text. */
export function Article({ id }: ArticleAddress) {
  const texts = usePageTexts('blog');
  const link = useLink();
  const { data, isPending } = useApiQuery(articleQuery(id));
  const { data: cards } = useApiQuery(articleCardsQuery);
  useHead(isPending ? null : articleHead(texts, data?.card ?? null));
  if (isPending) return <div className="wrap page" aria-busy="true" />;
  if (!data) {
    return (
      <MessagePage title={texts.notFound.title} lang={texts.lang}>
        <p>{texts.notFound.text}</p>
        <ButtonLink href={link(paths.blog)}>{texts.back}</ButtonLink>
      </MessagePage>
    );
  }
  const { card, html, sections } = data;
  const others = (cards ?? []).filter(({ id: other }) => other !== id).slice(0, FURTHER);
  return (
    <div className="wrap page" lang={texts.lang}>
      <article className="article">
        <header className="article-head">
          <ArticleArt card={card} />
          <div>
            <p className="eyebrow" lang={texts.articleLang}>
              {card.category}
            </p>
            <h1 lang={texts.articleLang}>{card.title}</h1>
            <p className="page-intro" lang={texts.articleLang}>
              {card.excerpt}
            </p>
            <ArticleLine card={card} />
          </div>
        </header>
        <div className="article-columns">
          <nav className="article-contents" aria-labelledby="article-contents">
            <h2 id="article-contents">{texts.contents}</h2>
            <ol lang={texts.articleLang}>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div>
            {texts.lang !== texts.articleLang && <p className="article-language">{texts.articlesInGerman}</p>}
            <div
              className="prose article-text"
              lang={texts.articleLang}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </div>
        </div>
      </article>
      {others.length > 0 && (
        <section aria-labelledby="further-title" className="further-articles">
          <h2 id="further-title">{texts.more}</h2>
          <ArticleCards cards={others} />
        </section>
      )}
      <ButtonLink href={link(paths.blog)}>{texts.back}</ButtonLink>
    </div>
  );
}

export default withAddress(readArticleAddress, Article);
