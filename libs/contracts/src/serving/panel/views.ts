import { z } from 'zod';
import { dropPanelView, keepPanelView, listPanelViews } from '../../bus/settings/panel-views.js';
import type { PanelServing } from './endpoint.js';

const session = { needs: 'session', query: z.strictObject({}) } as const;

/** Calls for an account's saved views of the panel's list. */
export const viewServing = {
  panelViews: {
    ...session,
    summary: "The calling account's saved views of the panel's list",
    operation: listPanelViews,
  },
  keepPanelView: {
    ...session,
    summary: "Saves a view of the panel's list under a name",
    body: z.strictObject(keepPanelView.input.shape),
    operation: keepPanelView,
  },
  dropPanelView: {
    ...session,
    summary: "Removes a saved view of the panel's list",
    operation: dropPanelView,
  },
} as const satisfies Record<string, PanelServing>;
