/** What the site calls itself. */
export interface SiteIdentity {
  /** In the header, the footer, titles, mails, share images and on a phone's home screen. */
  readonly name: string;
}

/** In force until the operator saves another one. */
export const defaultSiteIdentity: SiteIdentity = { name: 'Gewerk' };
