import type { SiteSettings } from '@gewerk/contracts';
import type { Texts } from '../../texts/catalogue-types.js';

/** A page's entries in the document's head. Paths are of this site, without its origin. */
export interface PageHead {
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  /** The branding at the end of the title if the operator has set none. */
  readonly brand: 'global' | 'portal';
  /** Path of the canonical address; null if the page has none (errors). */
  readonly canonical: string | null;
  readonly previous?: string | null;
  readonly next?: string | null;
  readonly noindex: boolean;
  readonly lang: string;
  /** Path of the share image; defaults to the site's. */
  readonly image?: string;
  readonly ogType?: 'website' | 'business.business';
  /** Home: the operator's title and description replace the page's. */
  readonly isHome?: boolean;
}

type Branding = Pick<SiteSettings, 'site_title' | 'site_description'>;

/** The document's title. Never empty. */
export function fullTitle(head: PageHead, settings: Branding | undefined, texts: Texts): string {
  const own = settings?.site_title.trim() ?? '';
  const brand = own || texts.common.brand[head.brand];
  if (head.isHome) return brand;
  return `${head.title} | ${brand}`;
}

/** The meta description. Never empty. */
export function fullDescription(head: PageHead, settings: Branding | undefined): string {
  const own = settings?.site_description.trim() ?? '';
  return head.isHome && own ? own : head.description;
}
