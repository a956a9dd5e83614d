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
  /** Versions of the site's identity kept. */
  keptIdentities: 50,
  /** A logo as it is sent, in bytes; as base64 it must fit into a message of the bus. */
  logoBytes: 512 * 1024,
  /** Phone number, and support hours, in characters. */
  phoneLength: 40,
  supportHoursLength: 120,
  /** Pages in social networks, and an address of one, in characters. */
  socialLinks: 8,
  socialLength: 200,
} as const;
