import type { CategoryCounts } from '@gewerk/contracts/bus';
import { useLink, useTexts } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { paths } from '../../platform/paths.js';
import { categoryAbout, categoryTexts } from '../../shared/directory/category-texts.js';
import { Icon, type IconName } from '../../ui/icons/icon.js';
import { growthShare } from './category-records.js';

const glyphs: Readonly<Record<string, IconName>> = {
  restaurant: 'food',
  'hair-salon': 'scissors',
  retail: 'shop',
  services: 'tool',
};

const HAS_DIGIT = /\d/;

interface CategoryCardProps {
  readonly slug: string;
  readonly figures: CategoryCounts | null;
  readonly isPending: boolean;
}

export function CategoryCard({ slug, figures, isPending }: CategoryCardProps) {
  const texts = useTexts();
  const labels = usePageTexts('categories');
  const { about } = usePageTexts('category');
  const link = useLink();
  const { name, tint } = categoryTexts(texts, slug);
  const { description, services } = categoryAbout(about, slug);
  const tiles = [
    [labels.totalLabel, labels.total(slug, figures?.total ?? null)],
    [labels.growthLabel, labels.growth(figures?.addedLast30Days ?? null, figures && growthShare(figures))],
    [labels.ratingLabel, labels.rating(figures?.averageRating ?? null)],
    [labels.citiesLabel, labels.cityCount(figures?.cities ?? null)],
  ] as const;
  return (
    <li className={`category-card tint-${tint}`}>
      <div className="category-card-head">
        <span className="category-glyph" aria-hidden="true">
          <Icon name={glyphs[slug] ?? 'store'} size={28} />
        </span>
        <div>
          <h3>
            <a href={link(paths.category(slug))}>{name}</a>
          </h3>
          <p>{description}</p>
        </div>
      </div>
      <dl className="tiles">
        {tiles.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isPending ? 'is-pending' : HAS_DIGIT.test(value) ? undefined : 'is-words'}>
              {value}
            </dd>
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
