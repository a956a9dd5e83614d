import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { readNationalNumber } from './national-numbers.js';
import { line } from './texts.js';

export interface Phone {
  shown: string;
  /** E.164; absent if the text is not a valid phone number. */
  number?: string;
}

/** A phone number in national format within its country, international elsewhere; unchanged if invalid. */
export function readPhone(text: string | undefined, countryCode: string): Phone | undefined {
  const given = line(text);
  if (given === undefined) return undefined;
  const country: CountryCode = isSupportedCountry(countryCode) ? countryCode : 'DE';
  const plain = readNationalNumber(given, country);
  if (plain) return { shown: plain.national, number: plain.number };
  const phone = parsePhoneNumberFromString(given, { defaultCountry: country, extract: false });
  if (!phone?.isValid()) return { shown: given };
  const shown = phone.country === country ? phone.formatNational() : phone.formatInternational();
  return { shown, number: phone.number };
}

const MAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/;

/** An email address; undefined if the text is not one. */
export function readMail(text: string | undefined): string | undefined {
  const given = line(text)?.replace(/^mailto:/i, '');
  return given !== undefined && MAIL.test(given) ? given : undefined;
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const HOST_AND_PORT = /^[^/?#]+:\d+(?:[/?#]|$)/;

/**
 * An http or https URL. A bare domain gets http, since not every site offers https; other schemes, URLs with
 * credentials and hosts without a dot are dropped.
 */
export function readWebAddress(text: string | undefined): string | undefined {
  const given = line(text);
  if (given === undefined || given.includes(' ')) return undefined;
  const address =
    SCHEME.test(given) && !HOST_AND_PORT.test(given) ? given : `http://${given.replace(/^\/+/, '')}`;
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  return /[^.]\.[^.]/.test(url.hostname) ? url.href : undefined;
}
