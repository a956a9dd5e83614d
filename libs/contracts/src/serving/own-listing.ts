import { z } from 'zod';
import { ownChangeStates } from '../bus/directory/moderation/change-own-listing.js';
import { ownChangesSchema } from '../bus/directory/moderation/listing-changes.js';
import { claimProofSchema } from '../bus/inbox/claim-listing.js';
import { listingPassSchema } from '../bus/inbox/listing-pass.js';
import { statisticsMailSchema } from '../bus/inbox/statistics-mail.js';
import type { Address } from '../http/route.js';
import { businessIdPattern } from '../model/business/business.js';
import { mailLanguages } from '../model/mails.js';

/** How a call that business owners use to edit their listing is served. */
export interface OwnListingServing {
  readonly summary: string;
  /** Whether it needs `Authorization: Bearer` with the pass that a correct code was exchanged for. */
  readonly needsPass: boolean;
  /** JSON; null for a picture of one of `ownPhotoTypes`. */
  readonly body: z.ZodType | null;
  readonly answer: z.ZodType;
}

/** The calls of business owners who have proved ownership with the code of a claim. */
export const ownListingServing = {
  pass: {
    summary: 'Exchanges the code of a claim for a pass to edit the listing',
    needsPass: false,
    body: z.strictObject({
      business_id: z
        .string({ error: 'must be the id of a business' })
        .regex(businessIdPattern, 'must be the id of a business'),
      claim: claimProofSchema,
    }),
    answer: listingPassSchema.extend({
      /** Whether changes are published at once; otherwise they are reviewed first. */
      publishes_at_once: z.boolean(),
      /**
       * The language in which the listing's monthly statistics are mailed to the confirmed address; null if they
       * are not.
       */
      statistics_mail: z.enum(mailLanguages).nullable(),
      /** False if the code came by letter or phone, so that no address was confirmed. */
      has_mail: z.boolean().optional(),
    }),
  },
  change: {
    summary: "Changes the listing, at once or after the operator's review",
    needsPass: true,
    body: ownChangesSchema,
    answer: z.object({ id: z.string(), state: z.enum(ownChangeStates) }),
  },
  photo: {
    summary: 'Stores a photo for the listing; it is shown once a change includes it',
    needsPass: true,
    body: null,
    answer: z.object({ photo: z.string() }),
  },
  statisticsMail: {
    summary: 'Turns monthly statistics by email on or off',
    needsPass: true,
    body: statisticsMailSchema,
    answer: statisticsMailSchema,
  },
} as const satisfies Record<string, OwnListingServing>;

export type OwnListingEndpoint = OwnListingServing & Address;

export type OwnListingPass = z.output<typeof ownListingServing.pass.answer>;
