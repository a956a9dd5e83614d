import { useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ArticleArt } from './article-art.js';
import { ArticleLine } from './article-line.js';
import type { ArticleCard } from './compile-article.js';

/** Articles side by side, each with its picture. */
export function ArticleCards({ cards }: { readonly cards: readonly ArticleCard[] }) {
  const texts = usePageTexts('blog');
  const link = useLink();
  return (
    <ul className="article-list">
      {cards.map((card) => (
        <li key={card.id}>
          <ArticleArt card={card} />
          <div>
            <p className="eyebrow" lang={texts.articleLang}>
              {card.category}
            </p>
            <h3 lang={texts.articleLang}>
              <a href={link(paths.article(card.id))}>{card.title}</a>
            </h3>
            <p lang={texts.articleLang}>{card.excerpt}</p>
            <ArticleLine card={card} />
          </div>
        </li>
      ))}
    </ul>
  );
}
