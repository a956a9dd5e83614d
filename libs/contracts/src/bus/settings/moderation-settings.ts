import { z } from 'zod';
import { defineOperation } from '../operation.js';

/** What others may publish without a review. */
export const moderationSettingsSchema = z.strictObject({
  /** Whether changes by a confirmed business owner are published without a review. */
  ownersPublish: z.boolean({ error: 'must be true or false' }),
});
export type ModerationSettings = z.infer<typeof moderationSettingsSchema>;

/** The current settings; until they are first saved, everything waits for a review. */
export const getModerationSettings = defineOperation({
  service: 'settings',
  name: 'get-moderation-settings',
  input: z.strictObject({}),
  output: moderationSettingsSchema,
});

/** Saves the settings; repeats change nothing. */
export const saveModerationSettings = defineOperation({
  service: 'settings',
  name: 'save-moderation-settings',
  input: moderationSettingsSchema,
  output: moderationSettingsSchema,
});
