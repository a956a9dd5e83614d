import { z } from 'zod';
import { websiteGrades } from '../../model/websites.js';
import { defineEvent } from '../event.js';

/** Maximum number of checks in one event. */
export const CHECKS_AN_EVENT = 100;

/**
 * Websites were checked. A consumer keeps the newest check of each business while it still has that website. The
 * event does not contain the website itself, so that none remains if its business is removed at a person's request.
 */
export const websitesChecked = defineEvent(
  'url-validation.websites.checked',
  z.object({
    checks: z
      .array(
        z.object({
          businessId: z.string().max(100),
          /** SHA-256 of the website, base64url. */
          websiteHash: z.string().max(100),
          grade: z.enum(websiteGrades),
          /** ISO instant. */
          checkedAt: z.string(),
        }),
      )
      .max(CHECKS_AN_EVENT),
  }),
);
