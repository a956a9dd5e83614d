import { Briefcase, Cog, Hammer, Wrench, type LucideIcon } from 'lucide-react';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp, useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { categoryFiguresQuery } from '../../shared/directory/get-category-figures.js';

const shown: readonly { readonly slug: string; readonly icon: LucideIcon }[] = [
  { slug: 'kfz-werkstatt', icon: Wrench },
  { slug: 'handwerker', icon: Hammer },
  { slug: 'dienstleister', icon: Briefcase },
  { slug: 'technische-dienste', icon: Cog },
];

/** Cards without figures still link to their pages. */
export function CategoryStats() {
  const { api, texts } = useApp();
  const { categories } = texts.home;
  const link = useLink();
  const { data: figures } = useApiQuery(categoryFiguresQuery(api));
  return (
    <section aria-labelledby="trades-title">
      <h2 id="trades-title">{categories.title}</h2>
      <ul className="stat-cards">
        {shown.map(({ slug, icon: Drawing }) => {
          const figure = figures?.find((candidate) => candidate.slug === slug);
          const text = texts.categoryRegistry[slug];
          return (
            <li key={slug} className={`stat-card tint-${text?.tint ?? 'grey'}`}>
              <Drawing size={24} aria-hidden="true" />
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
