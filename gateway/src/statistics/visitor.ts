import type { IncomingHttpHeaders } from 'node:http';

/** Names that programs give themselves: crawlers and previews, monitors, libraries, headless browsers. */
const PROGRAM =
  /(?<!cu)bot[/;:)_-]|\+https?:|crawl|spider|slurp|archiver|preview|monitor|uptime|probe|scan|lighthouse|headless|phantom|prerender|facebookexternalhit|embedly|whatsapp|telegram|feed|curl|wget|python|java\/|okhttp|go-http|libwww|axios|undici|node-fetch|httpclient|^node$/i;
/** Every browser's user agent begins like this; anything else is some other kind of program. */
const BROWSER = /^(?:Mozilla|Opera)\//;

const MOST_REMEMBERED = 1_000;
const remembered = new Map<string, boolean>();

/** Whether a user agent is a person's browser, as far as programs identify themselves honestly. */
function isBrowser(userAgent: string | undefined): boolean {
  if (userAgent === undefined) return false;
  const known = remembered.get(userAgent);
  if (known !== undefined) return known;
  const answer = BROWSER.test(userAgent) && !PROGRAM.test(userAgent);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(userAgent, answer);
  return answer;
}

/** Whether the request was made by a person who has not opted out of statistics (Sec-GPC, DNT). */
export function isCountedVisitor(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-gpc'] === '1' || headers['dnt'] === '1') return false;
  // The page is prefetched, and perhaps never shown.
  if (headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return false;
  return isBrowser(headers['user-agent']);
}

/** Whether a request opens a page, going by the browser's headers. */
export function opensPage(headers: IncomingHttpHeaders): boolean {
  return (headers['sec-fetch-dest'] ?? 'document') === 'document';
}

/** Whether a page of this site requested the data. Without TLS, browsers omit the first header. */
export function comesFromPage(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = URL.parse(headers.referer ?? '')?.host;
  return from !== undefined && from === headers.host;
}
