/** The site's logo, redrawn as PNG when it was sent. */
export interface SiteLogo {
  /** Names its address: `/media/logo/{id}`. */
  readonly id: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** It shows the site's name, which is then not written beside it. */
  readonly hasName: boolean;
}

/** Languages that the site has a complete catalogue for. */
export const siteLanguages = ['de', 'en', 'tr'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** What the site calls itself, how it looks and how its visitors reach it. What is missing is as by default. */
export interface SiteIdentity {
  /** In the header, the footer, titles, mails, share images and on a phone's home screen. */
  readonly name: string;
  readonly logo?: SiteLogo | undefined;
  /** Of links, buttons and icons, on light ground: `#0F5C63`. */
  readonly accent?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** When somebody answers, as the operator words it. */
  readonly supportHours?: string | undefined;
  /** Addresses of the site's pages in social networks. */
  readonly social?: string[] | undefined;
  /** Of the site's addresses that name no language; missing for the original, which mixes them. */
  readonly startLanguage?: SiteLanguage | undefined;
}

/** In force until the operator saves another one. */
export const defaultSiteIdentity: SiteIdentity = { name: 'Gewerk' };

/** The id of a logo that is not stored, in a preview. */
export const PREVIEWED_LOGO = 'preview';

export const siteLogoPath = ({ id }: Pick<SiteLogo, 'id'>): string => `/media/logo/${id}`;
