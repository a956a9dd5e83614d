const GOOGLE = /(?:^|\.)(?:google\.[a-z.]+|goo\.gl|g\.page)$/;

/** Where reviews were written, derived from their URL: 'Google', otherwise the host name without 'www.'. */
export function reviewSource(link: string): string {
  const host = new URL(link).hostname.replace(/^www\./, '');
  return GOOGLE.test(host) ? 'Google' : host;
}
