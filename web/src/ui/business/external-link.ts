/** The URL of a website that a source supplied, or null if a browser should not open it. */
export function websiteUrl(website: string | null): string | null {
  const text = website?.trim();
  if (!text) return null;
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null;
}

/**
 * The `tel:` link for the first number in a text. A separator ends the number only if at least eight digits
 * precede it: in '0351/4567' the digits before the slash are an area code.
 */
export const phoneUrl = (phone: string): string =>
  `tel:${phone
    .replace('(0)', '')
    .replace(/^((00)?(?!00)(\D*\d){8,}?)\D*?[/|,;\na-z].*/is, '$1')
    .replace(/[^\d+]/g, '')}`;
