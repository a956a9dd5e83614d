import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { KeepModerationSettings } from './keep-moderation-settings.js';
import { ModerationSettingsRepository } from './moderation-settings.repository.js';
import { MODERATION_SETTINGS_MODEL, moderationSettingsSchema } from './moderation-settings.schema.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: MODERATION_SETTINGS_MODEL, schema: moderationSettingsSchema }]),
  ],
  controllers: [KeepModerationSettings],
  providers: [ModerationSettingsRepository],
})
export class ModerationSettingsModule {}
