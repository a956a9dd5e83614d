import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp, useLink } from '../../platform/app-context.js';
import { useHead } from '../../shared/use-head.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';
import { DotMap } from '../../ui/dot-map/dot-map.js';
import { citiesQuery, cityFreshness } from '../../shared/directory/get-cities.js';
import { categoryFiguresQuery } from '../../shared/directory/get-category-figures.js';
import { statsQuery } from '../../shared/directory/get-stats.js';
import { aboutHead } from './about-head.js';
import { AboutChecks } from './about-checks.js';
import { AboutFigures } from './about-figures.js';
import { AboutStock } from './about-stock.js';
import { AboutTeam } from './about-team.js';
import { AboutTimeline } from './about-timeline.js';

export default function AboutPage() {
  const { api } = useApp();
  const link = useLink();
  const texts = usePageTexts('about');
  const stats = useApiQuery(statsQuery(api));
  const cities = useApiQuery(citiesQuery(api, cityFreshness.about));
  const categories = useApiQuery(categoryFiguresQuery(api));
  useHead(aboutHead(texts));
  return (
    <div lang={texts.lang}>
      <section className="city-head about-head">
        <div className="wrap hero-row">
          <div className="hero-text">
            <h1>{texts.heading}</h1>
            <p className="hero-intro">{texts.intro}</p>
            <AboutFigures
              total={stats.data?.total ?? null}
              cities={cities.data?.count ?? null}
              isLoading={stats.isPending || cities.isPending}
            />
          </div>
          <div className="hero-map">
            <DotMap layers={cities.data?.dots ?? []} />
          </div>
        </div>
      </section>
      <div className="wrap sections">
        <section aria-labelledby="values-title">
          <h2 id="values-title">{texts.values.title}</h2>
          <p className="page-intro">{texts.values.intro}</p>
          <Tiles items={texts.values.items} />
        </section>
        <AboutStock categories={categories.data ?? []} />
        <AboutChecks />
        <AboutTimeline />
        <AboutTeam />
        <section aria-labelledby="technology-title">
          <h2 id="technology-title">{texts.technology.title}</h2>
          <Tiles items={texts.technology.items} />
        </section>
        <section className="about-next" aria-labelledby="next-title">
          <h2 id="next-title">{texts.next.title}</h2>
          <p>
            <ButtonLink href={link(paths.businesses)}>{texts.next.search}</ButtonLink>
            <ButtonLink href={link(paths.addBusiness)} variant="outline">
              {texts.next.add}
            </ButtonLink>
            <ButtonLink href={link(paths.help)} variant="outline">
              {texts.next.help}
            </ButtonLink>
          </p>
        </section>
      </div>
    </div>
  );
}

interface TilesProps {
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

const Tiles = ({ items }: TilesProps) => (
  <ul className="tile-grid">
    {items.map(({ title, text }) => (
      <li key={title} className="tile">
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
