import type { SettingsVersion } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { SETTINGS_VERSION_MODEL, type StoredSettingsVersion } from './settings-version.schema.js';

/** Maximum number of stored versions; each may contain six snippets of 64 KB. */
const KEPT = 50;

@Injectable()
export class SettingsVersionsRepository {
  constructor(@InjectModel(SETTINGS_VERSION_MODEL) private readonly model: Model<StoredSettingsVersion>) {}

  /** Stores a version and deletes those that are no longer among the last `KEPT`. */
  async add(version: StoredSettingsVersion, session: ClientSession): Promise<void> {
    await this.model.create([version], { session });
    await this.model.deleteMany({ _id: { $lte: version._id - KEPT } }, { session });
  }

  /** Newest first, without the settings themselves. */
  async list(): Promise<SettingsVersion[]> {
    const stored = await this.model.find({}, { settings: 0 }).sort({ _id: -1 }).limit(KEPT).lean();
    return stored.map(({ _id, savedAt, changed }) => ({
      version: _id,
      savedAt: savedAt.toISOString(),
      changed,
    }));
  }

  get(version: number): Promise<StoredSettingsVersion | null> {
    return this.model.findById(version).lean();
  }
}
