import { settingsChanged, type SiteSettings } from '@gewerk/contracts';
import { Outbox } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { SiteSettingsRepository } from '../site-settings/site-settings.repository.js';

/** Saves the settings and announces them in one transaction. */
@Injectable()
export class SaveSiteSettingsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly siteSettings: SiteSettingsRepository,
    private readonly outbox: Outbox,
  ) {}

  async save(settings: SiteSettings): Promise<{ version: number }> {
    const version = await this.connection.transaction(async (session) => {
      const saved = await this.siteSettings.write(settings, session);
      await this.outbox.add(session, settingsChanged, { version: saved });
      return saved;
    });
    this.outbox.wake();
    return { version };
  }
}
