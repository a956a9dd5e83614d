import { z } from 'zod';
import { defineOperation } from '../operation.js';
import { siteSettingsSchema } from './site-settings.js';

/** The eight settings; empty texts if nothing was saved yet. */
export const getSiteSettings = defineOperation({
  service: 'settings',
  name: 'get-site-settings',
  input: z.object({}),
  output: siteSettingsSchema,
});
