import type { HtmlReader } from './read-html.js';

/** Services that fill unused domains with advertisements or offers. */
const PARKING_HOSTS =
  /(?:^|\.)(?:sedoparking\.com|sedo\.com|parkingcrew\.net|bodis\.com|dan\.com|afternic\.com|hugedomains\.com|parklogic\.com|above\.com|uniregistry\.com|cashparking\.com|domainmarket\.com|parking\.namebright\.com)$/;

const OFFER =
  /(?:this |the )?domain(?: name)?(?: \S+)? (?:is|may be) (?:for sale|parked)|buy this domain|domain (?:is )?parked|parked (?:free|domain)|domain steht zum verkauf|domain (?:zu|kann) (?:verkaufen|gekauft werden|erworben werden)|diese domain (?:kaufen|ist geparkt)|bu alan adı satılık/i;

/** Pages of real businesses contain more text than this. */
const SHORT_TEXT = 1_500;
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
const FRAMES = new Set(['script', 'iframe', 'frame']);

/** Determines whether a page belongs to a domain that is parked or for sale. */
export class ParkedReader implements HtmlReader {
  private title = '';
  private text = '';
  private isInTitle = false;
  /** Open elements whose text is not displayed. */
  private unseen = 0;
  private isSponsored: boolean;

  constructor(private readonly host: string) {
    this.isSponsored = PARKING_HOSTS.test(host);
  }

  get isParked(): boolean {
    if (this.isSponsored || OFFER.test(this.title)) return true;
    const seen = this.text.replaceAll(/\s+/g, ' ').trim();
    return seen.length <= SHORT_TEXT && OFFER.test(seen);
  }

  onOpen(name: string, { src }: Readonly<Record<string, string>>): void {
    this.isInTitle = name === 'title';
    if (UNSEEN.has(name)) this.unseen += 1;
    if (src === undefined || !FRAMES.has(name)) return;
    const source = URL.parse(src, `http://${this.host}/`);
    this.isSponsored ||= source !== null && PARKING_HOSTS.test(source.hostname);
  }

  onText(piece: string): void {
    if (this.isInTitle) this.title += piece;
    else if (this.unseen === 0) this.text += piece;
  }

  onClose(name: string): void {
    this.isInTitle = false;
    if (UNSEEN.has(name)) this.unseen -= 1;
  }
}
