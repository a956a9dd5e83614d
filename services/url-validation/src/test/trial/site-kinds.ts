import type { WebsiteGrade } from '@gewerk/contracts';

/** Ports of the servers that simulate the websites. */
export interface SitePorts {
  readonly web: number;
  /** With a self-signed certificate. */
  readonly tls: number;
  /** Accepts connections and closes them. */
  readonly rude: number;
  /** Responds with something that is not HTTP. */
  readonly babbling: number;
}

/** Websites of one kind, each on a separate host, and the correct grade for them. */
export interface SiteKind {
  readonly name: string;
  readonly grade: WebsiteGrade;
  /** How many of the 2,000 sites are of this kind. */
  readonly count: number;
  readonly website: (host: string, ports: SitePorts) => string;
  /** The new address of the site; missing for grades other than 'moved'. */
  readonly newAddress?: (host: string, ports: SitePorts) => string;
}

const at =
  (path: string) =>
  (host: string, { web }: SitePorts): string =>
    `http://${host}:${web}${path}`;
const kind = (name: string, grade: WebsiteGrade, count: number): SiteKind => ({
  name,
  grade,
  count,
  website: at(`/${name}`),
});
const moved = (name: string, to: string, count: number): SiteKind => ({
  ...kind(name, 'moved', count),
  newAddress: at(to),
});
const elsewhere = (
  name: string,
  grade: WebsiteGrade,
  count: number,
  website: SiteKind['website'],
): SiteKind => ({ name, grade, count, website });

/** The behaviours that a checker encounters on the web. The path of a site determines how the servers behave. */
export const SITE_KINDS: readonly SiteKind[] = [
  kind('fast', 'valid', 1_000),
  kind('slow', 'valid', 60),
  kind('no-head', 'valid', 60),
  kind('deaf-to-head', 'valid', 20),
  kind('five-redirects', 'valid', 40),
  kind('away-for-now', 'valid', 60),
  kind('huge', 'valid', 40),
  kind('endless', 'valid', 20),
  kind('file', 'valid', 40),
  moved('moved', '/new-home', 100),
  moved('moved-then-away', '/away-for-now', 40),
  kind('gone', 'client-error', 100),
  kind('forbidden', 'client-error', 40),
  kind('broken', 'server-error', 80),
  kind('parked', 'parked', 40),
  kind('for-sale', 'parked', 40),
  kind('loop', 'redirect-loop', 40),
  kind('six-redirects', 'redirect-loop', 20),
  kind('hanging', 'time-out', 20),
  kind('dripping', 'time-out', 20),
  kind('inward', 'blocked-address', 20),
  elsewhere('broken TLS', 'certificate-problem', 40, (host, { tls }) => `https://${host}:${tls}/`),
  elsewhere('rude', 'unreachable', 10, (host, { rude }) => `http://${host}:${rude}/`),
  elsewhere('babbling', 'unreachable', 10, (host, { babbling }) => `http://${host}:${babbling}/`),
  elsewhere('no such host', 'no-such-host', 10, (host) => `http://${host.replaceAll('.', '-')}.invalid/`),
  elsewhere('metadata', 'blocked-address', 10, () => 'http://169.254.169.254/latest/meta-data'),
  elsewhere('loopback as one number', 'blocked-address', 10, () => 'http://0x7f000001/'),
  elsewhere('no web port', 'blocked-address', 10, () => 'http://example.org:22/'),
];
