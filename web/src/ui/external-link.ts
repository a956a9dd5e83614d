/** A source's website address, or null where a browser should not open it. */
export function websiteUrl(website: string | null): string | null {
  if (website === null || website.trim() === '') return null;
  const text = website.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname.includes('.')
    ? url.href
    : null;
}

export const phoneUrl = (phone: string): string =>
  `tel:${phone.replace(/\(0\)/, '').replace(/[^0-9+]/g, '')}`;
