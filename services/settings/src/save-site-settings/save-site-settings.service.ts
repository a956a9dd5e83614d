import {
  GewerkError,
  type OutputOf,
  type saveSiteSettings,
  settingsChanged,
  type SiteSettings,
} from '@gewerk/contracts';
import { Outbox } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { SettingsVersionsRepository } from '../settings-versions/settings-versions.repository.js';
import { SiteSettingsRepository } from '../site-settings/site-settings.repository.js';

type Saved = OutputOf<typeof saveSiteSettings>;

/** Saves the settings as a new version and announces them, in one transaction. */
@Injectable()
export class SaveSiteSettingsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly siteSettings: SiteSettingsRepository,
    private readonly versions: SettingsVersionsRepository,
    private readonly outbox: Outbox,
  ) {}

  async save(settings: SiteSettings, baseVersion?: number): Promise<Saved> {
    const saved = await this.connection.transaction((session) => this.write(settings, baseVersion, session));
    this.outbox.wake();
    return saved;
  }

  private async write(
    settings: SiteSettings,
    baseVersion: number | undefined,
    session: ClientSession,
  ): Promise<Saved> {
    const current = await this.siteSettings.current(session);
    const changed = fieldsThatDiffer(current.settings, settings);
    if (changed.length === 0 && current.version > 0) return { version: current.version, changed: [] };
    if (baseVersion !== undefined && baseVersion !== current.version) {
      throw new GewerkError(
        'conflict',
        `The settings were saved meanwhile: version ${current.version} is in force, the changes were made to ${baseVersion}.`,
      );
    }
    const version = await this.siteSettings.write(settings, session);
    await this.versions.add({ _id: version, settings, changed, savedAt: new Date() }, session);
    await this.outbox.add(session, settingsChanged, { version });
    return { version, changed };
  }
}

function fieldsThatDiffer(one: SiteSettings, other: SiteSettings): (keyof SiteSettings)[] {
  return (Object.keys(other) as (keyof SiteSettings)[]).filter((field) => one[field] !== other[field]);
}
