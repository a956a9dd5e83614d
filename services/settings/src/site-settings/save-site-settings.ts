import { refused, type SiteSettings } from '@gewerk/contracts';
import { type OutputOf, type ParsedInputOf, saveSiteSettings, settingsChanged } from '@gewerk/contracts/bus';
import { Answers, Outbox, UseCase } from '@gewerk/messaging';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { SettingsVersionsRepository } from './settings-versions.repository.js';
import { SiteSettingsRepository } from './site-settings.repository.js';

type Saved = OutputOf<typeof saveSiteSettings>;

/** Saves a new version and its event in one transaction. */
@UseCase()
export class SaveSiteSettings {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly siteSettings: SiteSettingsRepository,
    private readonly versions: SettingsVersionsRepository,
    private readonly outbox: Outbox,
  ) {}

  @Answers(saveSiteSettings)
  async save({ baseVersion, ...settings }: ParsedInputOf<typeof saveSiteSettings>): Promise<Saved> {
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
      throw refused('settings-saved', { current: current.version, base: baseVersion });
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
