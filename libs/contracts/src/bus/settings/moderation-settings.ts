import { z } from 'zod';
import { defineOperation } from '../operation.js';

/** How far others are trusted with what is published. */
export const moderationSettingsSchema = z.strictObject({
  /** Whether changes that a confirmed business owner makes are published without waiting for a review. */
  ownersPublish: z.boolean({ error: 'must be true or false' }),
});
export type ModerationSettings = z.infer<typeof moderationSettingsSchema>;

/** The settings in force; until they are saved for the first time everything waits for a review. */
export const getModerationSettings = defineOperation({
  service: 'settings',
  name: 'get-moderation-settings',
  input: z.strictObject({}),
  output: moderationSettingsSchema,
});

/** Saves the settings; sent again it changes nothing. */
export const saveModerationSettings = defineOperation({
  service: 'settings',
  name: 'save-moderation-settings',
  input: moderationSettingsSchema,
  output: moderationSettingsSchema,
});
