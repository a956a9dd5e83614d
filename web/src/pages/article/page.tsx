import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useLink } from '../../platform/app-context.js';
import { useHead } from '../../shared/use-head.js';
import { paths } from '../../platform/paths.js';
import { withAddress } from '../../shared/with-address.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ButtonLink } from '../../ui/button-link.js';
import { MessagePage } from '../../ui/message-page.js';
import { articleQuery } from '../../shared/articles/get-articles.js';
import { readArticleAddress, type ArticleAddress } from './article-address.js';
import { articleHead } from './article-head.js';
import { ArticleLine } from '../../shared/articles/article-line.js';

/** The article's HTML is made from Markdown by the build, without HTML of its author. */
export function Article({ id }: ArticleAddress) {
  const texts = usePageTexts('blog');
  const link = useLink();
  const { data, isPending } = useApiQuery(articleQuery(id));
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
  return (
    <article className="wrap page article" lang={texts.lang}>
      <p className="eyebrow" lang={texts.articleLang}>
        {data.card.category}
      </p>
      <h1 lang={texts.articleLang}>{data.card.title}</h1>
      <ArticleLine card={data.card} />
      {texts.lang !== texts.articleLang && <p>{texts.articlesInGerman}</p>}
      <p className="page-intro" lang={texts.articleLang}>
        {data.card.excerpt}
      </p>
      <div
        className="prose article-text"
        lang={texts.articleLang}
        dangerouslySetInnerHTML={{ __html: data.html }}
      />
      <ButtonLink href={link(paths.blog)}>{texts.back}</ButtonLink>
    </article>
  );
}

export default withAddress(readArticleAddress, Article);
