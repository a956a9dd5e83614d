import { z } from 'zod';
import { defineOperation } from '../operation.js';
import { siteSettingsSchema } from './site-settings.js';

const field = siteSettingsSchema.keyof();

const versionSchema = z.object({
  version: z.number().int(),
  savedAt: z.string(),
  /** Fields that differ from the previous version. */
  changed: z.array(field),
});
export type SettingsVersion = z.infer<typeof versionSchema>;

/** The current version (0 before the first save) and the last 50, newest first. */
export const listSettingsVersions = defineOperation({
  service: 'settings',
  name: 'list-settings-versions',
  input: z.strictObject({}),
  output: z.object({ current: z.number().int(), versions: z.array(versionSchema) }),
});

/** The settings saved as one version. Fails with `settings-version-not-found` if it is no longer kept. */
export const getSettingsVersion = defineOperation({
  service: 'settings',
  name: 'get-settings-version',
  input: z.strictObject({
    version: z.coerce
      .number({ error: 'must be a number' })
      .int('must be a whole number')
      .min(1, 'must be 1 or more'),
  }),
  output: z.object({ version: z.number().int(), savedAt: z.string(), settings: siteSettingsSchema }),
});
