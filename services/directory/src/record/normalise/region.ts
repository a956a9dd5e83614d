import type { BusinessInput } from '@gewerk/contracts';
import { stateOf, timeZoneOf } from '@gewerk/gazetteer';
import { countryCodeOf, countryName } from './countries.js';
import { line } from './texts.js';

export interface Region {
  country: string | undefined;
  countryCode: string;
  state: string | undefined;
  stateCode: string | undefined;
  timeZone: string;
}

const DEFAULT_COUNTRY = 'DE';

/** Country, state and time zone of a business; in Germany unless a field indicates otherwise. */
export function readRegion(input: BusinessInput, postalCode: string | undefined): Region {
  const given = line(input.country);
  const countryCode = countryCodeOf(line(input.countryCode)) ?? countryCodeOf(given) ?? DEFAULT_COUNTRY;
  const state = line(input.state);
  const { latitude, longitude } = input;
  return {
    country: given ?? countryName(countryCode),
    countryCode,
    state,
    stateCode: stateOf({ postalCode, countryCode, latitude, longitude, stateText: state }),
    timeZone: timeZoneOf({ latitude, longitude, countryCode }),
  };
}
