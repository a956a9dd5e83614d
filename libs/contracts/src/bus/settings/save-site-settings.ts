import { z } from 'zod';
import { defineOperation } from '../operation.js';
import { siteSettingsSchema } from './site-settings.js';

/**
 * Saves all eight settings and announces `settings.changed`. With `baseVersion` it fails with `conflict` where another
 * version was saved meanwhile. What is in force already is not saved again, so that a repeated call changes nothing.
 */
export const saveSiteSettings = defineOperation({
  service: 'settings',
  name: 'save-site-settings',
  input: siteSettingsSchema.strict().extend({
    /** The version that the changes were made to. */
    baseVersion: z.number({ error: 'must be a number' }).int('must be a whole number').min(0).optional(),
  }),
  output: z.object({
    version: z.number().int(),
    /** Fields that differ from the version before; none where nothing was saved. */
    changed: z.array(siteSettingsSchema.keyof()),
  }),
});
