import { z } from 'zod';
import { mailLinkSchema } from '../bus/inbox/mail-link.js';
import { confirmNewsletter, endNewsletter } from '../bus/inbox/newsletter.js';
import { endStatisticsMail } from '../bus/inbox/statistics-mail.js';
import type { Served } from '../http/route.js';
import { formNames } from '../http/form-names.js';
import { businessIdPattern } from '../model/business/business.js';
import { baseMapSchema } from '../model/site/base-map.js';
import { listingActions } from '../model/statistics.js';

/** Reports that a visitor followed a link of a listing, or opened its page with prefetched data ('views'). */
const clickSchema = z.strictObject({
  business: z
    .string({ error: 'must be the id of a business' })
    .regex(businessIdPattern, 'must be the id of a business: 24 hexadecimal digits'),
  kind: z.enum(listingActions, { error: `must be one of ${listingActions.join(', ')}` }),
});

/** The form may be sent between the ISO instants `earliest` and `expires`. */
const formTokenSchema = z.object({ token: z.string(), earliest: z.string(), expires: z.string() });

/** How calls for visitors that are not in the public specification are served. */
export const visitorServing = {
  formToken: {
    query: z.strictObject({
      form: z.enum(formNames, { error: `must be one of ${formNames.join(', ')}` }),
    }),
    answer: formTokenSchema,
  },
  click: { body: clickSchema },
  contactCard: { query: z.strictObject({}) },
  baseMap: { query: z.strictObject({}), answer: baseMapSchema },
  baseMapFile: { query: z.strictObject({}) },
  confirmNewsletter: { query: mailLinkSchema, operation: confirmNewsletter },
  endNewsletter: { query: mailLinkSchema, operation: endNewsletter },
  endStatisticsMail: { query: mailLinkSchema, operation: endStatisticsMail },
} as const satisfies Record<string, Served>;
