import { Parser } from 'htmlparser2';

/** Services that fill unused domains with advertisements or offers. */
const PARKING_HOSTS =
  /(?:^|\.)(?:sedoparking\.com|sedo\.com|parkingcrew\.net|bodis\.com|dan\.com|afternic\.com|hugedomains\.com|parklogic\.com|above\.com|uniregistry\.com|cashparking\.com|domainmarket\.com|parking\.namebright\.com)$/;

const OFFER =
  /(?:this |the )?domain(?: name)?(?: \S+)? (?:is|may be) (?:for sale|parked)|buy this domain|domain (?:is )?parked|parked (?:free|domain)|domain steht zum verkauf|domain (?:zu|kann) (?:verkaufen|gekauft werden|erworben werden)|diese domain (?:kaufen|ist geparkt)|bu alan adı satılık/i;

/** Pages of real businesses say more than this about themselves. */
const SHORT_TEXT = 1_500;
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);

/** Whether a page is what a domain shows that is parked or for sale. */
export function isParked(html: string, host: string): boolean {
  if (PARKING_HOSTS.test(host)) return true;
  let title = '';
  let text = '';
  let isSponsored = false;
  const open: string[] = [];
  const parser = new Parser({
    onopentag: (name, { src }) => {
      open.push(name);
      const source = src === undefined ? null : URL.parse(src, `http://${host}/`);
      if (source && (name === 'script' || name === 'iframe' || name === 'frame')) {
        isSponsored ||= PARKING_HOSTS.test(source.hostname);
      }
    },
    ontext: (piece) => {
      if (open.at(-1) === 'title') title += piece;
      else if (!open.some((name) => UNSEEN.has(name))) text += piece;
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  if (isSponsored || OFFER.test(title)) return true;
  const seen = text.replaceAll(/\s+/g, ' ').trim();
  return seen.length <= SHORT_TEXT && OFFER.test(seen);
}
