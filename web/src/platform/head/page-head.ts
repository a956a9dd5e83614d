import type { SiteSettings } from '@gewerk/contracts';
import type { Texts } from '../../texts/catalogue-types.js';

/** What a page contributes to the document's head. Paths are on this site and do not include its origin. */
export interface PageHead {
  /** The title without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Which default branding ends the title if the operator has set none. */
  readonly brand: 'global' | 'portal';
  /** Path of the canonical URL; null if the page has none, as on error pages. */
  readonly canonical: string | null;
  readonly previous?: string | null;
  readonly next?: string | null;
  readonly noindex: boolean;
  readonly lang: string;
  /** Path of the share image; the site's own image if missing. */
  readonly image?: string;
  readonly ogType?: 'website' | 'business.business';
  /** Whether this is the home page, on which the operator's title and description replace the page's own. */
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
