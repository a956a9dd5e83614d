import { z } from 'zod';
import { defineOperation } from '../operation.js';
import { siteSettingsSchema } from './site-settings.js';

/**
 * Saves all eight settings and announces `settings.changed`. With `baseVersion` it fails with `conflict` if
 * another version was saved in the meantime. Settings that are already in force are not saved again, so a repeated
 * call changes nothing.
 */
export const saveSiteSettings = defineOperation({
  service: 'settings',
  name: 'save-site-settings',
  input: siteSettingsSchema.strict().extend({
    /** The version that the changes are based on. */
    baseVersion: z.number({ error: 'must be a number' }).int('must be a whole number').min(0).optional(),
  }),
  output: z.object({
    version: z.number().int(),
    /** Fields that differ from the previous version; empty if nothing was saved. */
    changed: z.array(siteSettingsSchema.keyof()),
  }),
});
