/** The site's logo, redrawn as PNG when it was uploaded. */
export interface SiteLogo {
  /** Part of its address: `/media/logo/{id}`. */
  readonly id: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether it contains the site's name, which is then not repeated next to it. */
  readonly hasName: boolean;
}

/** Languages that the site has a complete catalogue for. */
export const siteLanguages = ['de', 'en', 'tr'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** The site's name, appearance and contact details. Missing fields have the default. */
export interface SiteIdentity {
  /** Shown in the header, the footer, titles, mails, share images and on a phone's home screen. */
  readonly name: string;
  readonly logo?: SiteLogo | undefined;
  /** Colour of links, buttons and icons, on a light background: `#0F5C63`. */
  readonly accent?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** Support hours, as the operator words them. */
  readonly supportHours?: string | undefined;
  /** Addresses of the site's social media pages. */
  readonly social?: string[] | undefined;
  /** Language of pages whose URL names none; missing for the original texts, which mix languages. */
  readonly startLanguage?: SiteLanguage | undefined;
}

/** Applies until the operator saves another identity. */
export const defaultSiteIdentity: SiteIdentity = { name: 'Gewerk' };

/** The id of a logo that is not stored, in a preview. */
export const PREVIEWED_LOGO = 'preview';

export const siteLogoPath = ({ id }: Pick<SiteLogo, 'id'>): string => `/media/logo/${id}`;
