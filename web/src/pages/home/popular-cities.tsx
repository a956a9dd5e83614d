import { LIST_LENGTH } from '@gewerk/contracts/limits';
import { useLink, useTexts } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { paths } from '../../platform/paths.js';
import { homeCountries } from '../../texts/home-countries.js';
import type { CityOverview } from '../../shared/directory/city-overview.js';

type Cities = CityOverview['first'];

interface PopularCitiesProps {
  readonly cities: Cities | undefined;
  readonly isLoading: boolean;
}

/**
 * The twelve largest cities, grouped by country if there are several; renders nothing if there are none or
 * they could not be loaded.
 */
export function PopularCities({ cities, isLoading }: PopularCitiesProps) {
  const { common } = useTexts();
  const home = usePageTexts('home');
  const { title } = home.cities;
  if (!isLoading && (cities === undefined || cities.length === 0)) return null;
  const groups = byCountry(cities?.slice(0, LIST_LENGTH.homeCities) ?? []);
  const [only, another] = groups;
  return (
    <section aria-labelledby="cities-title">
      <h2 id="cities-title">{title}</h2>
      {isLoading && (
        <ul className="city-index" aria-busy>
          {Array.from({ length: LIST_LENGTH.homeCities }, (_, index) => (
            <li key={index} className="bone" />
          ))}
        </ul>
      )}
      {only && !another && <CityIndex cities={only.cities} />}
      {another &&
        groups.map(({ code, cities: own }) => (
          <div key={code} className="city-country">
            <h3>{common.country(code, homeCountries[code] ?? code)}</h3>
            <CityIndex cities={own} />
          </div>
        ))}
    </section>
  );
}

function CityIndex({ cities }: { readonly cities: Cities }) {
  const { cities: texts } = usePageTexts('home');
  const link = useLink();
  return (
    <ul className="city-index">
      {cities.map(({ city, businessCount }) => (
        <li key={city}>
          <a href={link(paths.city(city))}>
            <b>{city}</b>
            <span>{texts.count(businessCount)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The country with the most businesses in these cities comes first; within a country the order is unchanged. */
function byCountry(cities: Cities): { readonly code: string; readonly cities: Cities }[] {
  const codes = [...new Set(cities.map(({ countryCode }) => countryCode))];
  return codes
    .map((code) => ({ code, cities: cities.filter(({ countryCode }) => countryCode === code) }))
    .sort((one, other) => businessesIn(other.cities) - businessesIn(one.cities));
}

const businessesIn = (cities: Cities): number =>
  cities.reduce((sum, { businessCount }) => sum + businessCount, 0);
