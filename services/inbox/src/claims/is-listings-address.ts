/** Providers where anyone can have a mailbox or page: they prove nothing. */
const PROVIDERS: ReadonlySet<string> = new Set([
  'aol.com',
  'arcor.de',
  'facebook.com',
  'freenet.de',
  'gmail.com',
  'gmx.at',
  'gmx.ch',
  'gmx.de',
  'gmx.net',
  'google.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.de',
  'icloud.com',
  'instagram.com',
  'live.com',
  'live.de',
  'mail.de',
  'mailbox.org',
  'online.de',
  'outlook.com',
  'outlook.de',
  'posteo.de',
  'proton.me',
  't-online.de',
  'web.de',
  'yahoo.com',
  'yahoo.de',
]);

/** Whether an address is the listing's own or at its website's domain. */
export function isListingsAddress(
  address: string,
  listing: { email: string | null; website: string | null },
): boolean {
  const wanted = address.toLowerCase();
  if (listing.email?.trim().toLowerCase() === wanted) return true;
  const host = URL.parse(listing.website ?? '')?.hostname.replace(/^www\./, '');
  const domain = wanted.split('@').at(-1) ?? '';
  return host !== undefined && domain === host && !PROVIDERS.has(domain);
}
