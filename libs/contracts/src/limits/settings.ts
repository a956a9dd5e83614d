/** What the operator edits in the panel's settings. Ours: the specification names no bounds. */
export const SITE_SETTINGS = {
  /** Title of the site, in characters. */
  titleLength: 200,
  /** Description of the site, in characters. */
  descriptionLength: 500,
  /** A snippet or an ad area, in bytes of UTF-8. */
  snippetBytes: 64 * 1024,
  /** Name of the site, in characters. */
  nameLength: 40,
  /** Number of versions of the site's identity that are kept. */
  keptIdentities: 50,
  /** An uploaded logo, in bytes; as base64 it must fit into a bus message. */
  logoBytes: 512 * 1024,
  /** Phone number, in characters. */
  phoneLength: 40,
  /** Support hours, in characters. */
  supportHoursLength: 120,
  /** Maximum number of social media links. */
  socialLinks: 8,
  /** Address of such a link, in characters. */
  socialLength: 200,
} as const;
