import { usePageTexts } from '../../platform/use-page-texts.js';
import type { ArticleCard } from './compile-article.js';

/** An article's author, date, reading time, and numbers of views and comments. */
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
