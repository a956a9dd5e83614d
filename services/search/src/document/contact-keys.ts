import type { IndexableBusiness } from '@gewerk/contracts';
import { foldLoose } from '@gewerk/text';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/*
 * Phone numbers, email addresses, hosts and streets as words that an equality filter finds: 'p:921123456', 'l:123456',
 * 'm:info@huber.example', 'h:huber.example', 's:hauptstr12'.
 */

const MOST_STREET_WORDS = 8;
const HOUSE_NUMBER = /^(\d{1,4})\s*([a-z])?$/;
const STREET_END = /(?:strasse|str)$/;

export function contactKeysOf(
  business: Pick<IndexableBusiness, 'phone' | 'website' | 'email' | 'address' | 'country_code'>,
): string[] {
  const { phone, website, email, address, country_code: country } = business;
  const host = website === null ? null : hostOf(website);
  const mailHost = email?.split('@')[1]?.toLowerCase();
  return [
    ...new Set([
      ...(phone === null ? [] : [...phoneKeys(phone, [country]), ...localKeys(phone)]),
      ...(host === null ? [] : [`h:${host}`]),
      ...(email ? [`m:${email.toLowerCase()}`] : []),
      ...(mailHost === undefined ? [] : [`h:${mailHost}`]),
      ...(address === null ? [] : streetKeys(address)),
    ]),
  ];
}

/** Countries whose national numbers begin with exactly one zero, which is dropped. */
const ZERO_BEFORE = new Set(['DE', 'AT', 'CH']);
const NATIONAL = /^0[1-9][\d ]*$/;

/** The national number in each country whose format the text matches; only the digits if it matches none. */
export function phoneKeys(text: string, countries: readonly string[]): string[] {
  // Nearly all numbers from the directory have this form: parsing them would take a fifth of the time needed to make
  // a document.
  if (NATIONAL.test(text) && countries.every((country) => ZERO_BEFORE.has(country.toUpperCase())))
    return [`p:${text.slice(1).replaceAll(' ', '')}`];
  return parsedPhoneKeys(text, countries);
}

/** A landline number without its area code, if that is written separately. */
const LOCAL = /^0(?!1[567])\d{1,5} ([\d ]{5,})$/;

/** 'l:4710901' for '0221 4710901', since local callers omit the area code. */
export function localKeys(phone: string): string[] {
  const number = LOCAL.exec(phone)?.[1]?.replaceAll(' ', '');
  return number === undefined ? [] : [localKey(number)];
}

export const localKey = (number: string): string => `l:${number}`;

/** Like {@link phoneKeys}, but always parses the text by the rules of each country. */
export function parsedPhoneKeys(text: string, countries: readonly string[]): string[] {
  const numbers = countries
    .map((country) => country.toUpperCase())
    .filter((country): country is CountryCode => isSupportedCountry(country))
    .map((country) => parsePhoneNumberFromString(text, country)?.nationalNumber)
    .filter((number) => number !== undefined);
  const found = new Set<string>(numbers);
  if (found.size === 0) {
    const digits = text.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^0+/, '');
    if (digits !== '') found.add(digits);
  }
  return [...new Set([...found].map((number) => `p:${number.replace(/^0+/, '')}`))];
}

/** The host of a web address without 'www.'; null if the address has none. */
export function hostOf(address: string): string | null {
  const host = address
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/, '')
    .replace(/^www\d?\./, '');
  return host.includes('.') ? host : null;
}

/** A street with its house number, and the street alone. 'Hauptstraße 12 a' gives 's:hauptstr12a' and 's:hauptstr'. */
export function streetKeys(address: string): string[] {
  const words = foldLoose(address).split(' ').slice(0, MOST_STREET_WORDS);
  const at = words.findIndex((word, index) => index > 0 && /^\d/.test(word));
  const name = streetName(at < 0 ? words : words.slice(0, at));
  if (name === '') return [];
  const number = at < 0 ? null : houseNumber(words.slice(at));
  return [`s:${name}`, ...(number === null ? [] : [`s:${name}${number}`])];
}

/** The folded words of a street as one: 'Haupt Straße', 'Hauptstr.' and 'Hauptstrasse' are equal. */
export const streetName = (words: readonly string[]): string =>
  words.map((word) => word.replace(STREET_END, 'str')).join('');

/**
 * The key of a street with each pair of neighbouring letters swapped, since the engine does not correct a wrong first
 * letter.
 */
export function keysOfSwapped(key: string): string[] {
  const start = key.indexOf(':') + 1;
  return Array.from({ length: Math.max(0, key.length - start - 1) }, (_, at) => start + at)
    .filter((at) => /^[a-z]{2}$/.test(key.slice(at, at + 2)) && key[at] !== key[at + 1])
    .map((at) => `${key.slice(0, at)}${key[at + 1]}${key[at]}${key.slice(at + 2)}`);
}

/** '12' or '12a', also for '12 a'; null if the words do not begin with a house number. */
export function houseNumber([first = '', second = '']: readonly string[]): string | null {
  const [, digits, letter] = HOUSE_NUMBER.exec(first) ?? [];
  if (digits === undefined) return null;
  return `${digits}${letter ?? (/^[a-z]$/.test(second) ? second : '')}`;
}
