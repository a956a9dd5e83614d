import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp, useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { paths } from '../../platform/paths.js';
import { categoryFiguresQuery } from '../../shared/directory/get-category-figures.js';
import { Icon, type IconName } from '../../ui/icons/icon.js';

const shown: readonly { readonly slug: string; readonly icon: IconName }[] = [
  { slug: 'kfz-werkstatt', icon: 'tool' },
  { slug: 'handwerker', icon: 'hammer' },
  { slug: 'dienstleister', icon: 'office' },
  { slug: 'technische-dienste', icon: 'cog' },
];

/** Category cards; cards without figures still link to their pages. */
export function CategoryStats() {
  const { api, texts } = useApp();
  const { categories } = usePageTexts('home');
  const link = useLink();
  const { data: figures } = useApiQuery(categoryFiguresQuery(api));
  return (
    <section aria-labelledby="trades-title">
      <h2 id="trades-title">{categories.title}</h2>
      <ul className="stat-cards">
        {shown.map(({ slug, icon }) => {
          const figure = figures?.find((candidate) => candidate.slug === slug);
          const text = texts.categoryRegistry[slug];
          return (
            <li key={slug} className={`stat-card tint-${text?.tint ?? 'grey'}`}>
              <Icon name={icon} size={24} />
              <h3>
                <a href={link(paths.category(slug))}>{text?.name ?? slug}</a>
              </h3>
              {figure && (
                <p>
                  <b>{categories.businesses(figure.total)}</b>
                  <span>
                    {[
                      categories.cities(figure.cities),
                      ...(figure.averageRating === null ? [] : [categories.rating(figure.averageRating)]),
                    ].join(' · ')}
                  </span>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
