import { z } from 'zod';
import { websiteGrades } from '../../model/websites.js';
import { defineEvent } from '../event.js';

/** Checks of one event; websites are up to some 2,000 characters long. */
export const CHECKS_AN_EVENT = 100;

/** Websites were checked. A consumer keeps the newest check of each business, as long as it has that website. */
export const websitesChecked = defineEvent(
  'url-validation.websites.checked',
  z.object({
    checks: z
      .array(
        z.object({
          businessId: z.string().max(100),
          website: z.string(),
          grade: z.enum(websiteGrades),
          /** ISO instant. */
          checkedAt: z.string(),
        }),
      )
      .max(CHECKS_AN_EVENT),
  }),
);
