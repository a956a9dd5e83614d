import { z } from 'zod';
import { defineEvent } from '../../event.js';

/**
 * Businesses were added, changed or removed. Consumers read their current state; an id that no longer exists was
 * removed.
 */
export const businessChanged = defineEvent(
  'directory.business.changed',
  z.object({
    ids: z.array(z.string()).max(500),
    /** Slugs of the cities and categories whose lists or figures may have changed. */
    citySlugs: z.array(z.string()),
    categorySlugs: z.array(z.string()),
    /** Only data that is shown in the panel has changed; no page is affected. */
    isPanelOnly: z.boolean().optional(),
    /** More events of the same run follow within seconds; after the last of them comes one without ids. */
    isFollowed: z.boolean().optional(),
  }),
);
