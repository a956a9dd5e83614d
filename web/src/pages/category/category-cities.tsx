import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp, useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { paths } from '../../platform/paths.js';
import { categoryFiguresQuery } from '../../shared/directory/get-category-figures.js';

/** The cities with the most businesses of the category, each with a link to the category's page in that city. */
export function CategoryCities({ slug }: { readonly slug: string }) {
  const { api } = useApp();
  const labels = usePageTexts('category');
  const link = useLink();
  const { data } = useApiQuery(categoryFiguresQuery(api));
  const cities = data?.find((candidate) => candidate.slug === slug)?.topCities ?? [];
  if (cities.length === 0) return null;
  return (
    <section className="further" aria-labelledby="category-cities">
      <h2 id="category-cities">{labels.cities}</h2>
      <ul className="city-index">
        {cities.map(({ city, businessCount }) => (
          <li key={city}>
            <a href={link(paths.categoryInCity(slug, city))}>
              <b>{city}</b>
              <span>{labels.count(businessCount)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
