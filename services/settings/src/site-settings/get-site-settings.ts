import { GewerkError, type SiteSettings } from '@gewerk/contracts';
import {
  getSettingsVersion,
  getSiteSettings,
  listSettingsVersions,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { SettingsVersionsRepository } from './settings-versions.repository.js';
import { SiteSettingsRepository } from './site-settings.repository.js';

@UseCase()
export class GetSiteSettings {
  constructor(
    private readonly versions: SettingsVersionsRepository,
    private readonly siteSettings: SiteSettingsRepository,
  ) {}

  @Answers(getSiteSettings)
  async get(): Promise<SiteSettings> {
    return (await this.siteSettings.current()).settings;
  }

  @Answers(listSettingsVersions)
  async listVersions(): Promise<OutputOf<typeof listSettingsVersions>> {
    const { version } = await this.siteSettings.current();
    return { current: version, versions: await this.versions.list() };
  }

  @Answers(getSettingsVersion)
  async getVersion({
    version,
  }: ParsedInputOf<typeof getSettingsVersion>): Promise<OutputOf<typeof getSettingsVersion>> {
    const stored = await this.versions.get(version);
    if (!stored) {
      throw new GewerkError('settings-version-not-found', `Version ${version} of the settings is not kept.`);
    }
    return { version, savedAt: stored.savedAt.toISOString(), settings: stored.settings };
  }
}
