import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { citiesQuery, cityFreshness } from '../../shared/directory/get-cities.js';
import { categoryFiguresQuery } from '../../shared/directory/get-category-figures.js';

interface CategoryTilesProps {
  readonly slug: string;
  readonly total: number | null;
}

/**
 * If the category's figures are unknown, shows the number of all cities and the average rating given in the
 * specification.
 */
export function CategoryTiles({ slug, total }: CategoryTilesProps) {
  const { api, texts } = useApp();
  const labels = usePageTexts('category');
  const cities = useApiQuery(citiesQuery(api, cityFreshness.category));
  const figures = useApiQuery(categoryFiguresQuery(api));
  const own = figures.data?.find((candidate) => candidate.slug === slug);
  const averageRating = own
    ? own.averageRating === null
      ? labels.noRating
      : labels.averageRating(own.averageRating)
    : labels.averageRating(null);
  const tiles = [
    {
      label: labels.total,
      value: total === null ? '–' : texts.common.numbers.whole(total),
      isPending: false,
    },
    {
      label: labels.cities,
      value: labels.cityCount(own?.cities ?? cities.data?.count ?? null),
      isPending: figures.isPending,
    },
    { label: labels.rating, value: averageRating, isPending: figures.isPending },
    { label: labels.supportLabel, value: labels.support, isPending: false },
  ];
  return (
    <dl className="tiles">
      {tiles.map(({ label, value, isPending }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={isPending ? 'is-pending' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
