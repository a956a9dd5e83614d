import type { CategoryFigures } from '@gewerk/contracts';
import { useLink, useTexts } from '../../../app/app-context.js';
import { paths } from '../../../app/paths.js';
import { categoryTexts } from '../../category/category-texts.js';

interface OtherCategoriesProps {
  readonly slugs: readonly string[];
  /** The figures of a category; null where they are not known. */
  readonly of: (slug: string) => CategoryFigures | null;
}

/** The smaller categories as a register's index. */
export function OtherCategories({ slugs, of }: OtherCategoriesProps) {
  const texts = useTexts();
  const { categories: labels } = texts;
  const link = useLink();
  return (
    <section aria-labelledby="other-categories">
      <h2 id="other-categories">{labels.others}</h2>
      <ul className="city-index">
        {slugs.map((slug) => {
          const figures = of(slug);
          return (
            <li key={slug}>
              <a href={link(paths.category(slug))}>
                <b>{categoryTexts(texts, slug).name}</b>
                {figures && <span>{labels.otherCount(figures.total)}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
