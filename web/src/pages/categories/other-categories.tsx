import type { CategoryCounts } from '@gewerk/contracts/bus';
import { useLink, useTexts } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { paths } from '../../platform/paths.js';
import { categoryTexts } from '../../shared/directory/category-texts.js';

interface OtherCategoriesProps {
  readonly slugs: readonly string[];
  readonly of: (slug: string) => CategoryCounts | null;
}

export function OtherCategories({ slugs, of }: OtherCategoriesProps) {
  const texts = useTexts();
  const labels = usePageTexts('categories');
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
