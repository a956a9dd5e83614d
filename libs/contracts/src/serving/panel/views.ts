import { z } from 'zod';
import { dropPanelView, keepPanelView, listPanelViews } from '../../bus/settings/panel-views.js';
import type { PanelServing } from './endpoint.js';

const session = { needs: 'session', query: z.strictObject({}) } as const;

/** Calls for an account's saved views of the panel's list. */
export const viewServing = {
  panelViews: {
    ...session,
    summary: "Kept views of the panel's list, of the account that asks",
    operation: listPanelViews,
  },
  keepPanelView: {
    ...session,
    summary: "Keeps a view of the panel's list under a name",
    body: z.strictObject(keepPanelView.input.shape),
    operation: keepPanelView,
  },
  dropPanelView: {
    ...session,
    summary: "Drops a kept view of the panel's list",
    operation: dropPanelView,
  },
} as const satisfies Record<string, PanelServing>;
