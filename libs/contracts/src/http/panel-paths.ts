/**
 * Paths of the panel's pages, the first one first. The client's routes, the host of the panel and the slugs that no city gets are made of
 * this list; a section of the panel can have no other path.
 */
export const panelPaths = ['/admin', '/url-validation-status'] as const;

export type PanelPath = (typeof panelPaths)[number];
