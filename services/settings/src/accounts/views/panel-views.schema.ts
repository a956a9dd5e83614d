import type { PanelView } from '@gewerk/contracts/bus';
import { Schema } from 'mongoose';

export const PANEL_VIEWS_MODEL = 'PanelViews';

/** The views of the panel's list that one account has stored. */
export interface StoredPanelViews {
  /** 'owner', or the account's id. */
  _id: string;
  views: PanelView[];
}

export const panelViewsSchema = new Schema<StoredPanelViews>(
  {
    _id: { type: String, required: true },
    views: [
      {
        _id: false,
        id: { type: String, required: true },
        name: { type: String, required: true },
        address: { type: String, default: '' },
      },
    ],
  },
  { collection: 'panel_views', versionKey: false, strict: 'throw' },
);
