import type { BusinessDetail } from '@gewerk/contracts';

/** Maximum number of octets in a line, without its line break (RFC 2426). */
const LINE = 75;

/**
 * A business for an address book: vCard 3.0, which all phones and mail programs read. Listing data stays within
 * one property's value: backslashes, separators and line breaks are escaped, other control characters left out.
 */
export function vcard(business: BusinessDetail, page: string): string {
  const { name, address, city, postalCode, country, phone, email, latitude, longitude } = business;
  const website = httpUrl(business.website);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${text(name)};;;;`,
    `FN:${text(name)}`,
    `ORG:${text(name)}`,
    `ADR;TYPE=WORK:;;${text(address)};${text(city)};;${text(postalCode)};${text(country)}`,
    ...(phone ? [`TEL;TYPE=WORK,VOICE:${text(phone)}`] : []),
    ...(email ? [`EMAIL;TYPE=INTERNET:${text(email)}`] : []),
    ...(website ? [`URL:${text(website)}`] : []),
    ...(latitude !== null && longitude !== null ? [`GEO:${latitude};${longitude}`] : []),
    `SOURCE:${text(page)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function text(value: string | null): string {
  return (value ?? '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

function httpUrl(website: string | null): string | null {
  const given = website?.trim() ?? '';
  if (given === '') return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(given) ? given : `https://${given}`;
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).href : null;
}

/** Continues a long line after a line break and a space, without splitting a character. */
function folded(line: string): string {
  let written = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE) {
      written += '\r\n ';
      octets = 1;
    }
    written += character;
    octets += size;
  }
  return written;
}
