import { z } from 'zod';
import { defineEvent } from '../../event.js';

/** Businesses were added, changed or removed. Consumers read their current state; an id that is gone was removed. */
export const businessChanged = defineEvent(
  'directory.business.changed',
  z.object({
    ids: z.array(z.string()).max(500),
    /** Slugs of the cities and categories whose lists or figures may have changed. */
    citySlugs: z.array(z.string()),
    categorySlugs: z.array(z.string()),
    /** Only what the panel shows of them has changed: no page does. */
    isPanelOnly: z.boolean().optional(),
    /** More of the same run follow within seconds, and one without ids behind the last. */
    isFollowed: z.boolean().optional(),
  }),
);
