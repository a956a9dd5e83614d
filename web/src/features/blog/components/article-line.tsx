import { usePageTexts } from '../../../texts/page-texts.js';
import type { ArticleCard } from '../content/compile-article.js';

/** Who wrote an article, when, how long it takes, and how often it was read and commented on. */
export function ArticleLine({ card }: { readonly card: ArticleCard }) {
  const texts = usePageTexts('blog');
  return (
    <p className="article-line">
      {card.author} · <time dateTime={card.date}>{texts.date(card.date)}</time> ·{' '}
      {texts.readTime(card.readTime)} · {texts.views(card.views)} · {texts.comments(card.comments)}
    </p>
  );
}
