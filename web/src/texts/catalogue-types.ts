import type { about } from './default/pages/about.js';
import type { admin } from './default/pages/admin.js';
import type { addBusiness } from './default/pages/add-business.js';
import type { listingReport } from './default/pages/listing-report.js';
import type { ownListing } from './default/pages/own-listing.js';
import type { contact } from './default/pages/contact.js';
import type { consent } from './default/pages/consent.js';
import type { blog } from './default/pages/blog.js';
import type { cookies } from './default/pages/cookies.js';
import type { help } from './default/pages/help.js';
import type { LegalTexts } from './page-text-types.js';
import type { defaultTexts } from './default/index.js';
import type { Tint } from './text-types.js';

/** Same keys, any wording: what each catalogue has to provide. */
type CatalogueOf<T> = T extends Tint
  ? Tint
  : T extends string
    ? string
    : T extends (...input: infer Input) => string
      ? (...input: Input) => string
      : { readonly [Key in keyof T]: CatalogueOf<T[Key]> };

export type Texts = CatalogueOf<typeof defaultTexts>;

/**
 * The long texts of single pages. They are not in the catalogue, which every page loads: each is fetched with
 * the screen that shows it.
 */
export interface PageTexts {
  readonly 'add-business': CatalogueOf<typeof addBusiness>;
  readonly about: CatalogueOf<typeof about>;
  readonly admin: CatalogueOf<typeof admin>;
  readonly 'listing-report': CatalogueOf<typeof listingReport>;
  readonly 'own-listing': CatalogueOf<typeof ownListing>;
  readonly contact: CatalogueOf<typeof contact>;
  /** The question for consent, which any page may show. */
  readonly consent: CatalogueOf<typeof consent>;
  readonly blog: CatalogueOf<typeof blog>;
  readonly cookies: CatalogueOf<typeof cookies>;
  readonly help: CatalogueOf<typeof help>;
  readonly privacy: LegalTexts;
  readonly imprint: LegalTexts;
  readonly terms: LegalTexts;
}

export type TextPage = keyof PageTexts;

/** How each page's texts are loaded. */
export type PageLoaders = { readonly [Page in TextPage]: () => Promise<PageTexts[Page]> };
