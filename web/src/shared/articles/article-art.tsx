import { Icon } from '../../ui/icons/icon.js';
import type { ArticleCard } from './compile-article.js';

/** An article's picture, drawn with CSS so that it needs no request. */
export const ArticleArt = ({ card }: { readonly card: Pick<ArticleCard, 'icon' | 'tint'> }) => (
  <div className={`article-art tint-${card.tint}`} aria-hidden="true">
    <Icon name={card.icon} size={56} />
  </div>
);
