/** Of a business in the panel's list: on the site, left out by lists (a place that is no business), in the trash. */
export const panelStatuses = ['listed', 'hidden', 'deleted'] as const;
export type PanelStatus = (typeof panelStatuses)[number];
