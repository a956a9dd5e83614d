import { useLink, useTexts } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { paths } from '../../platform/paths.js';
import { categoryTexts } from '../../shared/directory/category-texts.js';

const MOST = 12;

interface CityCategoriesProps {
  readonly city: string;
  /** Businesses by category. */
  readonly categories: Readonly<Record<string, number>>;
}

/** The largest categories of the city, each with a link to its page. */
export function CityCategories({ city, categories }: CityCategoriesProps) {
  const texts = useTexts();
  const { cities } = usePageTexts('home');
  const link = useLink();
  const largest = Object.entries(categories)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST);
  if (largest.length === 0) return null;
  return (
    <section className="further" aria-labelledby="city-categories">
      <h2 id="city-categories">{texts.common.nav.categories}</h2>
      <ul className="city-index">
        {largest.map(([slug, count]) => (
          <li key={slug}>
            <a href={link(paths.categoryInCity(slug, city))}>
              <b>{categoryTexts(texts, slug).name}</b>
              <span>{cities.count(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
