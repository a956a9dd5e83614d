import type { PanelView } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { PANEL_VIEWS_MODEL, type StoredPanelViews } from './panel-views.schema.js';

@Injectable()
export class PanelViewsRepository {
  constructor(@InjectModel(PANEL_VIEWS_MODEL) private readonly model: Model<StoredPanelViews>) {}

  /** Ids of the accounts that have any views. */
  async accounts(): Promise<string[]> {
    const stored = await this.model.find({}, { _id: 1 }).lean<Pick<StoredPanelViews, '_id'>[]>();
    return stored.map(({ _id }) => _id);
  }

  /** In the order in which they were stored. */
  async of(account: string): Promise<PanelView[]> {
    const stored = await this.model.findById(account).lean<StoredPanelViews>();
    return stored?.views ?? [];
  }

  /**
   * Stores a view, replacing a view of the same name, unless `most` views with other names are stored; returns the
   * stored views. This is a single write, so simultaneous calls lose no view, and do not wait for each other as
   * transactions on one document would.
   */
  async keep(account: string, view: PanelView, most: number): Promise<PanelView[]> {
    // Passed as literals, since a name may begin with `$`.
    const [one, name] = [{ $literal: [view] }, { $literal: view.name }];
    const known = { $ifNull: ['$views', []] };
    const others = { $filter: { input: known, cond: { $ne: ['$$this.name', name] } } };
    const kept = { $concatArrays: [others, one] };
    const views = { $cond: [{ $lt: [{ $size: others }, most] }, kept, known] };
    const stored = await this.model
      .findOneAndUpdate({ _id: account }, [{ $set: { views } }], {
        upsert: true,
        updatePipeline: true,
        returnDocument: 'after',
      })
      .lean<StoredPanelViews>()
      .orFail();
    return stored.views;
  }

  async drop(account: string, ids: readonly string[]): Promise<void> {
    await this.model.updateOne({ _id: account }, { $pull: { views: { id: { $in: ids } } } });
  }

  async remove(account: string, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ _id: account }, { session });
  }
}
