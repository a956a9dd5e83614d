import { LIST_LENGTH } from '@gewerk/contracts/limits';
import { useLink, useTexts } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import type { CityOverview } from '../../shared/directory/city-overview.js';

interface PopularCitiesProps {
  readonly cities: CityOverview['first'] | undefined;
  readonly isLoading: boolean;
}

/** The twelve cities with most businesses; nothing where they could not be loaded. */
export function PopularCities({ cities, isLoading }: PopularCitiesProps) {
  const { cities: texts } = useTexts().home;
  const link = useLink();
  if (!isLoading && (cities === undefined || cities.length === 0)) return null;
  return (
    <section aria-labelledby="cities-title">
      <h2 id="cities-title">{texts.title}</h2>
      <ul className="city-index" aria-busy={isLoading}>
        {isLoading
          ? Array.from({ length: LIST_LENGTH.homeCities }, (_, index) => <li key={index} className="bone" />)
          : cities?.slice(0, LIST_LENGTH.homeCities).map(({ city, businessCount }) => (
              <li key={city}>
                <a href={link(paths.city(city))}>
                  <b>{city}</b>
                  <span>{texts.count(businessCount)}</span>
                </a>
              </li>
            ))}
      </ul>
    </section>
  );
}
