interface Listing {
  email: string | null;
  website: string | null;
}

/** Providers where anyone can have a mailbox or page: such an address proves nothing. */
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

/**
 * Usual mailboxes of the people who run a domain (RFC 2142) and of small businesses: a stranger at the domain
 * has a different one.
 */
const OF_THE_BUSINESS = [
  'info',
  'kontakt',
  'contact',
  'office',
  'mail',
  'post',
  'buero',
  'service',
  'hallo',
  'team',
];

/** Mailboxes that are the business's own: the listing's, and the usual ones at its website's domain. In lower case. */
export function ownMailboxes(listing: Listing): string[] {
  const listed = listing.email?.trim().toLowerCase();
  const domain = domainOf(listing);
  return [
    ...(listed === undefined ? [] : [listed]),
    ...(domain === undefined ? [] : OF_THE_BUSINESS.map((name) => `${name}@${domain}`)),
  ];
}

/** Whether an address is the listing's own or at its website's domain. */
export function isListingsAddress(address: string, listing: Listing): boolean {
  const wanted = address.toLowerCase();
  if (listing.email?.trim().toLowerCase() === wanted) return true;
  return wanted.split('@').at(-1) === domainOf(listing);
}

/** The domain of a listing's website; undefined if the listing has no website of its own. */
function domainOf({ website }: Listing): string | undefined {
  const host = URL.parse(website ?? '')?.hostname.replace(/^www\./, '');
  return host && !PROVIDERS.has(host) ? host : undefined;
}
