import type { CategoryFigures } from '@gewerk/contracts';
import { useLink, useTexts } from '../../../app/app-context.js';
import { paths } from '../../../app/paths.js';
import { categoryTexts } from '../../category/category-texts.js';
import { growthShare } from '../market.js';

interface CategoryCardProps {
  readonly slug: string;
  /** null while or where they are not known. */
  readonly figures: CategoryFigures | null;
  readonly isPending: boolean;
}

/** One of the large categories: what it is, its figures, its strongest cities and its services. */
export function CategoryCard({ slug, figures, isPending }: CategoryCardProps) {
  const texts = useTexts();
  const { categories: labels } = texts;
  const link = useLink();
  const { name, description, services, tint } = categoryTexts(texts, slug);
  const tiles = [
    [labels.totalLabel, labels.total(slug, figures?.total ?? null)],
    [labels.growthLabel, labels.growth(figures?.addedLast30Days ?? null, figures && growthShare(figures))],
    [labels.ratingLabel, labels.rating(figures?.averageRating ?? null)],
    [labels.citiesLabel, labels.cityCount(figures?.cities ?? null)],
  ] as const;
  return (
    <li className={`category-card tint-${tint}`}>
      <h3>
        <a href={link(paths.category(slug))}>{name}</a>
      </h3>
      <p>{description}</p>
      <dl className="tiles">
        {tiles.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isPending ? 'is-pending' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      {figures && figures.topCities.length > 0 && (
        <>
          <h4>{labels.topCities}</h4>
          <ul className="top-cities">
            {figures.topCities.map(({ city, businessCount }) => (
              <li key={city}>
                <a href={link(paths.city(city))}>{city}</a>
                <span>{labels.cityCount(businessCount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h4>{labels.services}</h4>
      <ul className="chips">
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </li>
  );
}
