import { elementEnd, waitsForConsent } from '../../shared/snippets/split-snippet.js';
import { commentEnd, lineCounter, tagEnds } from '../../shared/snippets/tag-ends.js';

/** A vendor whose code a snippet loads without asking for consent, and the line, counted from 1. */
interface UnaskedVendor {
  readonly vendor: string;
  readonly line: number;
}

/** Hosts of known measurement and advertising vendors, including all their subdomains. */
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

/** Matches the beginning of a comment, a script or another element that may load something. */
const START = /<!--|<(script|img|iframe|link|source|video|audio|embed|object)\b/gi;

/**
 * Finds parts of a snippet that load from known measurement or advertising vendors without being marked
 * `data-consent`.
 */
export function unaskedVendors(snippet: string): UnaskedVendor[] {
  const lineOf = lineCounter(snippet);
  return [...loadingParts(snippet)].flatMap(({ at, tag, part }) => {
    const line = lineOf(at);
    if (waitsForConsent(tag)) return [];
    return patterns.filter(([, host]) => host.test(part)).map(([vendor]) => ({ vendor, line }));
  });
}

/** Elements that may load something, and scripts with their content, each with its start tag. */
function* loadingParts(snippet: string): Generator<{ at: number; tag: string; part: string }> {
  const ends = tagEnds(snippet);
  const start = new RegExp(START);
  for (let match = start.exec(snippet); match; match = start.exec(snippet)) {
    const [{ length }, name] = match;
    const at = match.index;
    const tagEnd = ends[at + length] ?? 0;
    let end = tagEnd;
    if (name === undefined) end = commentEnd(snippet, at);
    else if (name.toLowerCase() === 'script') end = elementEnd(snippet, at, name);
    if (end === 0) continue;
    start.lastIndex = end;
    if (name === undefined) continue;
    const tag = snippet.slice(at, tagEnd === 0 ? end : tagEnd);
    yield { at, tag, part: snippet.slice(at, end) };
  }
}
