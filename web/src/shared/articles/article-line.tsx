import { usePageTexts } from '../../platform/use-page-texts.js';
import type { ArticleCard } from './compile-article.js';

/** Who wrote an article, when, how long it takes, and how often it was read and commented on. */
export function ArticleLine({ card }: { readonly card: ArticleCard }) {
  const texts = usePageTexts('blog');
  return (
    <p className="article-line">
      <span>{card.author} ·</span> <time dateTime={card.date}>{texts.date(card.date)} ·</time>{' '}
      <span>{texts.readTime(card.readTime)} ·</span> <span>{texts.views(card.views)} ·</span>{' '}
      <span>{texts.comments(card.comments)}</span>
    </p>
  );
}
