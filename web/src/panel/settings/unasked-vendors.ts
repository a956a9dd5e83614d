/** A vendor whose code a snippet loads without asking, and its line, from 1. */
interface UnaskedVendor {
  readonly vendor: string;
  readonly line: number;
}

/** Hosts, with all below them, of known vendors of measurement and advertising. */
const VENDORS: readonly (readonly [vendor: string, hosts: readonly string[]])[] = [
  ['Google Tag Manager', ['googletagmanager.com']],
  ['Google Analytics', ['google-analytics.com', 'analytics.google.com']],
  [
    'Google Ads',
    ['doubleclick.net', 'googlesyndication.com', 'googleadservices.com', 'googletagservices.com'],
  ],
  ['Meta', ['connect.facebook.net', 'facebook.com']],
  ['Microsoft', ['clarity.ms', 'bat.bing.com']],
  ['LinkedIn', ['licdn.com', 'ads.linkedin.com']],
  ['TikTok', ['analytics.tiktok.com']],
  ['Pinterest', ['pinimg.com', 'ct.pinterest.com']],
  ['X', ['ads-twitter.com']],
  ['Yandex', ['mc.yandex.ru', 'mc.yandex.com']],
  ['Hotjar', ['hotjar.com']],
  ['Matomo Cloud', ['matomo.cloud']],
  ['Mixpanel', ['mixpanel.com']],
  ['Amplitude', ['amplitude.com']],
  ['Segment', ['segment.com']],
  ['etracker', ['etracker.com', 'etracker.de']],
  ['Amazon Ads', ['amazon-adsystem.com']],
  ['Criteo', ['criteo.com', 'criteo.net']],
  ['Taboola', ['taboola.com']],
  ['Outbrain', ['outbrain.com']],
  ['The Trade Desk', ['adsrvr.org']],
];

const hostPattern = (hosts: readonly string[]): RegExp =>
  new RegExp(
    `//(?:[\\w-]+\\.)*(?:${hosts.map((host) => host.replaceAll('.', '\\.')).join('|')})(?![\\w.-])`,
    'i',
  );
const patterns = VENDORS.map(([vendor, hosts]) => [vendor, hostPattern(hosts)] as const);

/** Comments, scripts with what they contain, and other elements that may load something. */
const PARTS =
  /<!--[\s\S]*?(?:-->|$)|<script\b[\s\S]*?(?:<\/script[^>]*>|$)|<(?:img|iframe|link|source|video|audio|embed|object)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const MARKED = /^<\w+(?:"[^"]*"|'[^']*'|[^'">])*?[\s/]data-consent(?=[\s=/>])/i;

/** What of a snippet loads from known vendors of measurement or advertising without being marked `data-consent`. */
export function unaskedVendors(snippet: string): UnaskedVendor[] {
  return [...snippet.matchAll(PARTS)].flatMap(({ 0: part, index }) => {
    if (part.startsWith('<!--') || MARKED.test(part)) return [];
    const line = snippet.slice(0, index).split('\n').length;
    return patterns.filter(([, host]) => host.test(part)).map(([vendor]) => ({ vendor, line }));
  });
}
