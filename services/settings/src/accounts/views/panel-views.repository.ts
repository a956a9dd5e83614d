import type { PanelView } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { PANEL_VIEWS_MODEL, type StoredPanelViews } from './panel-views.schema.js';

@Injectable()
export class PanelViewsRepository {
  constructor(@InjectModel(PANEL_VIEWS_MODEL) private readonly model: Model<StoredPanelViews>) {}

  /** Ids of the accounts that keep any. */
  async accounts(): Promise<string[]> {
    const stored = await this.model.find({}, { _id: 1 }).lean<Pick<StoredPanelViews, '_id'>[]>();
    return stored.map(({ _id }) => _id);
  }

  /** In the order in which they were kept. */
  async of(account: string, session: ClientSession | null = null): Promise<PanelView[]> {
    const stored = await this.model.findById(account).session(session).lean<StoredPanelViews>();
    return stored?.views ?? [];
  }

  async save(account: string, views: readonly PanelView[], session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: account }, { $set: { views } }, { upsert: true, session });
  }

  async remove(account: string, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ _id: account }, { session });
  }
}
