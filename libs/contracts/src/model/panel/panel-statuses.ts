/**
 * Statuses in the panel's list: on the site, unlisted (a place that is not a business), in the trash, and on the
 * site with opening hours that could not be read.
 */
export const panelStatuses = ['listed', 'hidden', 'deleted', 'unread-hours'] as const;
export type PanelStatus = (typeof panelStatuses)[number];
