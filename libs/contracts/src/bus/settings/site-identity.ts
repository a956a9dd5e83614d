import { z } from 'zod';
import { SITE_SETTINGS } from '../../limits/index.js';
import { typedLine } from '../../model/inputs/form-texts.js';
import type { SiteIdentity } from '../../model/site-identity.js';
import { defineEvent } from '../event.js';
import { defineOperation } from '../operation.js';

/** The name is escaped wherever it is shown; angle brackets are refused, since they could only be meant as HTML. */
const inputShape = {
  name: typedLine(SITE_SETTINGS.nameLength).refine((name) => !/[<>]/.test(name), 'must not contain < or >'),
};

const siteIdentitySchema = z.object({ name: z.string() }) satisfies z.ZodType<SiteIdentity>;

/** What the site calls itself; the default until something was saved. */
export const getSiteIdentity = defineOperation({
  service: 'settings',
  name: 'get-site-identity',
  input: z.strictObject({}),
  output: siteIdentitySchema,
});

/** The identity in force with its version (0 before the first save), and the last 50 saved, newest first. */
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
 * Saves a new version and announces it. Fails with `conflict` where another version than `baseVersion` is in force. What is in force
 * already is not saved again.
 */
export const saveSiteIdentity = defineOperation({
  service: 'settings',
  name: 'save-site-identity',
  input: z.strictObject({
    ...inputShape,
    /** The version that the changes were made to. */
    baseVersion: z
      .number({ error: 'must be a number' })
      .int('must be a whole number')
      .min(0, 'must be 0 or more'),
  }),
  output: z.object({ version: z.number().int(), identity: siteIdentitySchema }),
});

/** The site's identity was saved. */
export const siteIdentityChanged = defineEvent(
  'settings.identity-changed',
  z.object({ version: z.number().int() }),
);
