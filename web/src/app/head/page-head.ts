import type { SiteSettings } from '@gewerk/contracts';
import type { Texts } from '../../texts/catalogues.js';

/** What a page says of itself in the document's head. Paths are of this site, without its origin. */
export interface PageHead {
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Which branding closes the title where the owner has set none. */
  readonly brand: 'global' | 'portal';
  /** Path of the canonical address; null where the page has none (errors). */
  readonly canonical: string | null;
  /** Paths of the pages before and after this one in a list. */
  readonly previous?: string | null;
  readonly next?: string | null;
  readonly noindex: boolean;
  /** Language of the page's main part. */
  readonly lang: string;
  /** Path of the share image; the site's where there is none. */
  readonly image?: string;
  readonly ogType?: 'website' | 'business.business';
  /** Home: the owner's title and description stand in the place of the page's own. */
  readonly isHome?: boolean;
  /** Where a visitor without JavaScript is led, and after how many seconds. */
  readonly refresh?: { readonly seconds: number; readonly path: string };
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
