import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp, useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { everything, searchResultsPath } from '../../shared/search/search-results-address.js';
import type { CategoryInCityAddress } from './category-in-city-address.js';
import { surroundingsQuery } from './get-surroundings.js';

interface NearTownsProps {
  readonly address: CategoryInCityAddress;
  readonly name: string;
  readonly counted: number;
}

/** Links to the category in surrounding towns, and to a search in the whole area. */
export function NearTowns({ address: { slug, city }, name, counted }: NearTownsProps) {
  const { api } = useApp();
  const labels = usePageTexts('category-in-city');
  const link = useLink();
  const { data } = useApiQuery(surroundingsQuery(api, slug, city, counted));
  const around = searchResultsPath({ ...everything, category: slug, around: city });
  return (
    <section className="further" aria-labelledby="near-towns">
      <h2 id="near-towns">{labels.near(name)}</h2>
      <ul className="city-index">
        {(data?.towns ?? []).map(({ city: town, km }) => (
          <li key={town}>
            <a href={link(paths.categoryInCity(slug, town))}>
              <b>{town}</b>
              <span>{labels.away(km)}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={link(around)}>
            <b>{labels.around(city)}</b>
          </a>
        </li>
      </ul>
    </section>
  );
}
