import { z } from 'zod';
import { defineOperation } from '../core/operation.js';
import { siteSettingsSchema } from './site-settings.js';

/** Saves all eight settings and announces `settings.changed`. */
export const saveSiteSettings = defineOperation({
  service: 'settings',
  name: 'save-site-settings',
  input: siteSettingsSchema.strict(),
  output: z.object({ version: z.number().int() }),
});
