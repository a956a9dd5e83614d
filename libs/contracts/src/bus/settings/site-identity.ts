import { z } from 'zod';
import { FORM_LENGTH, SITE_SETTINGS } from '../../limits/index.js';
import { anyLine, anyMail, typedLine } from '../../model/inputs/form-texts.js';
import { accentContrast, TEXT_CONTRAST } from '../../model/site/site-colours.js';
import { type SiteIdentity, siteLanguages } from '../../model/site/site-identity.js';
import { defineEvent } from '../event.js';
import { sentLogo } from '../media/site-pictures.js';
import { defineOperation } from '../operation.js';

const NO_MARKUP = 'must not contain < or >';
const isPlain = (text: string): boolean => !/[<>]/.test(text);

const socialAddress = typedLine(SITE_SETTINGS.socialLength).refine((text) => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
}, 'must be a web address such as https://example.org');

/**
 * All of it is escaped where it is shown; angle brackets are refused, since they could only be meant as HTML.
 * Missing fields stay as they are; '' and null select the default.
 */
const inputShape = {
  name: typedLine(SITE_SETTINGS.nameLength).refine(isPlain, NO_MARKUP),
  /** A new picture, or one of an earlier version. */
  logo: z
    .union([
      z.strictObject({ file: sentLogo, hasName: z.boolean() }),
      z.strictObject({ id: z.string().max(64), hasName: z.boolean() }),
    ])
    .nullish(),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0F5C63')
    .transform((colour) => colour.toUpperCase())
    .refine(
      (colour) => accentContrast(colour) >= TEXT_CONTRAST,
      `must have a contrast of at least ${TEXT_CONTRAST}:1 against the page`,
    )
    .nullish(),
  email: anyMail().optional(),
  phone: anyLine(SITE_SETTINGS.phoneLength)
    .refine((text) => /^$|^\+?[\d\s()/.-]{3,}$/.test(text), 'must be a phone number')
    .optional(),
  supportHours: anyLine(SITE_SETTINGS.supportHoursLength).refine(isPlain, NO_MARKUP).optional(),
  social: z
    .array(socialAddress)
    .max(SITE_SETTINGS.socialLinks, `must have at most ${SITE_SETTINGS.socialLinks} addresses`)
    .optional(),
  startLanguage: z
    .enum(siteLanguages, { error: `must be one of ${siteLanguages.join(', ')}, or null` })
    .nullish(),
};

const siteIdentitySchema = z.object({
  name: z.string(),
  logo: z
    .object({ id: z.string().max(64), width: z.number(), height: z.number(), hasName: z.boolean() })
    .optional(),
  accent: z.string().max(7).optional(),
  email: z.string().max(FORM_LENGTH.email).optional(),
  phone: z.string().max(SITE_SETTINGS.phoneLength).optional(),
  supportHours: z.string().max(SITE_SETTINGS.supportHoursLength).optional(),
  social: z.array(z.string().max(SITE_SETTINGS.socialLength)).max(SITE_SETTINGS.socialLinks).optional(),
  startLanguage: z.enum(siteLanguages).optional(),
}) satisfies z.ZodType<SiteIdentity>;

/** The site's name and appearance; the default until something is saved. */
export const getSiteIdentity = defineOperation({
  service: 'settings',
  name: 'get-site-identity',
  input: z.strictObject({}),
  output: siteIdentitySchema,
});

/** The current identity with its version (0 before the first save), and the last 50 versions, newest first. */
export const listSiteIdentities = defineOperation({
  service: 'settings',
  name: 'list-site-identities',
  input: z.strictObject({}),
  output: z.object({
    version: z.number().int(),
    identity: siteIdentitySchema,
    versions: z.array(
      z.object({ version: z.number().int(), savedAt: z.string(), identity: siteIdentitySchema }),
    ),
  }),
});

/**
 * Saves a new version and announces it. Fails with `conflict` if a version other than `baseVersion` is current,
 * and with `invalid-input` for a logo that cannot be shown. An identity that is already in force is not saved
 * again.
 */
export const saveSiteIdentity = defineOperation({
  service: 'settings',
  name: 'save-site-identity',
  input: z.strictObject({
    ...inputShape,
    /** The version that the changes are based on. */
    baseVersion: z
      .number({ error: 'must be a number' })
      .int('must be a whole number')
      .min(0, 'must be 0 or more'),
  }),
  output: z.object({ version: z.number().int(), identity: siteIdentitySchema }),
  timeoutMs: 25_000,
});

/**
 * The identity as it would be after saving, checks included; nothing is stored. `picture` is the new logo as PNG,
 * which the identity then calls `PREVIEWED_LOGO`. Fails with `invalid-input` like saving.
 */
export const previewSiteIdentity = defineOperation({
  service: 'settings',
  name: 'preview-site-identity',
  input: z.strictObject(inputShape),
  output: z.object({ identity: siteIdentitySchema, picture: z.base64().nullable() }),
  timeoutMs: 25_000,
});

/** The site's identity was saved. */
export const siteIdentityChanged = defineEvent(
  'settings.identity-changed',
  z.object({ version: z.number().int() }),
);
