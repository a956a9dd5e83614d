import {
  getSettingsVersion,
  GewerkError,
  listSettingsVersions,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { SiteSettingsRepository } from '../site-settings/site-settings.repository.js';
import { SettingsVersionsRepository } from './settings-versions.repository.js';

@Controller()
export class SettingsVersionsController {
  constructor(
    private readonly versions: SettingsVersionsRepository,
    private readonly siteSettings: SiteSettingsRepository,
  ) {}

  @Answers(listSettingsVersions)
  async list(): Promise<OutputOf<typeof listSettingsVersions>> {
    const { version } = await this.siteSettings.current();
    return { current: version, versions: await this.versions.list() };
  }

  @Answers(getSettingsVersion)
  async get(
    @Payload() { version }: ParsedInputOf<typeof getSettingsVersion>,
  ): Promise<OutputOf<typeof getSettingsVersion>> {
    const stored = await this.versions.read(version);
    if (!stored) {
      throw new GewerkError('settings-version-not-found', `Version ${version} of the settings is not kept.`);
    }
    return { version, savedAt: stored.savedAt.toISOString(), settings: stored.settings };
  }
}
