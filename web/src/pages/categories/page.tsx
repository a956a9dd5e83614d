import { useApp } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { germanWhereMixed } from '../../shared/in-german.js';
import { RestOfPage } from '../../platform/rest-of-page.js';
import { useHead } from '../../shared/use-head.js';
import { BusinessCards } from '../../ui/cards/business-cards.js';
import { popularBusinessesQuery } from '../../shared/directory/get-popular-businesses.js';
import { categoryFiguresQuery } from '../../shared/directory/get-category-figures.js';
import { statsQuery } from '../../shared/directory/get-stats.js';
import { categoriesHead } from './categories-head.js';
import { featuredBusinesses } from './featured-businesses.js';
import { mainCategories, otherCategories } from '../../shared/directory/shown-categories.js';
import { CategoryCard } from './category-card.js';
import { CategoryRecordCards } from './category-record-cards.js';
import { OtherCategories } from './other-categories.js';

function CategoriesPage() {
  const { api } = useApp();
  const labels = usePageTexts('categories');
  const { data: figures, isPending } = useApiQuery(categoryFiguresQuery(api));
  const { data: popular } = useApiQuery(popularBusinessesQuery(api));
  const { data: stats } = useApiQuery(statsQuery(api));
  useHead(categoriesHead(labels));
  const featured = featuredBusinesses(popular);
  const of = (slug: string) => figures?.find((candidate) => candidate.slug === slug) ?? null;
  return (
    <div className="wrap page sections-page" lang={labels.lang}>
      <div>
        <h1>{labels.title}</h1>
        <p className="page-intro">{labels.intro}</p>
      </div>
      <section aria-labelledby="main-categories">
        <h2 id="main-categories">{labels.main}</h2>
        <ul className="category-cards">
          {mainCategories.map((slug) => (
            <CategoryCard key={slug} slug={slug} figures={of(slug)} isPending={isPending} />
          ))}
        </ul>
      </section>
      <RestOfPage>
        <OtherCategories slugs={otherCategories} of={of} />
        {figures && stats && <CategoryRecordCards figures={figures} stats={stats} />}
        {featured.length > 0 && (
          <section className="cards-by-four" aria-labelledby="featured-title">
            <h2 id="featured-title">{labels.featured}</h2>
            <BusinessCards businesses={featured} />
          </section>
        )}
      </RestOfPage>
    </div>
  );
}

export default germanWhereMixed(CategoriesPage);
