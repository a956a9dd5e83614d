import type { BusinessCard } from '@gewerk/contracts';
import type { Texts } from '../../texts/catalogue-types.js';

type Country = Pick<BusinessCard, 'country' | 'country_code'>;

/** An address without the country at its end. */
export function withoutCountry(address: string, { country }: Country): string {
  const end = `, ${country ?? ''}`;
  return country && address.endsWith(end) ? address.slice(0, -end.length) : address;
}

/** An address in which the country at the end is named in the page's language. */
export function withCountryNamed(address: string, business: Country, { common }: Texts): string {
  const { country, country_code: code } = business;
  const before = withoutCountry(address, business);
  return before === address || !country ? address : `${before}, ${common.country(code, country)}`;
}
