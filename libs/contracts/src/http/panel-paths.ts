/**
 * Paths of the panel's pages, starting with the main one. The client's routes, the panel's host and the slugs that no
 * city may have are built from this list; a section of the panel can have no other path.
 */
export const panelPaths = ['/admin', '/url-validation-status'] as const;

export type PanelPath = (typeof panelPaths)[number];
