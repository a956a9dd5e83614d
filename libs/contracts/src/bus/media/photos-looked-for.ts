import { z } from 'zod';
import { photoOutcomes } from '../../model/photos.js';
import { defineEvent } from '../event.js';

/** The photo update has finished with a business. A consumer keeps the newest outcome. */
export const photosLookedFor = defineEvent(
  'media.photos.looked-for',
  z.object({
    businessId: z.string().max(100),
    outcome: z.enum(photoOutcomes),
    /** ISO instant. */
    at: z.string(),
  }),
);
