/**
 * Of a business in the panel's list: on the site, left out by lists (a place that is no business), in the trash; of those on
 * the site also the ones whose source has opening hours that could not be read.
 */
export const panelStatuses = ['listed', 'hidden', 'deleted', 'unread-hours'] as const;
export type PanelStatus = (typeof panelStatuses)[number];
