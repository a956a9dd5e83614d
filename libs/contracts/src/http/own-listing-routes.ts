import { z } from 'zod';
import { businessIdPattern } from '../business/business.js';
import { ownChangesSchema } from '../directory/listing-changes.js';
import { ownChangeStates } from '../directory/change-own-listing.js';
import { claimProofSchema } from '../inbox/claim-listing.js';
import { mailLanguages } from '../inbox/mail-languages.js';
import { ownerPassSchema } from '../inbox/owner-pass.js';
import { usageMailSchema } from '../inbox/usage-mail.js';
import { OWN_LISTING_PATHS } from './own-listing-paths.js';

/** A call of the page on which owners edit their listing. */
export interface OwnListingRoute {
  readonly path: string;
  readonly summary: string;
  /** Whether it needs `Authorization: Bearer` with the pass that a right code was exchanged for. */
  readonly needsPass: boolean;
  /** JSON; null for a picture of one of `ownPhotoTypes`. */
  readonly body: z.ZodType | null;
  readonly answer: z.ZodType;
}

/** The calls of owners who have shown, by a code sent to the listing's address, that it is theirs. All are POST. */
export const ownListingRoutes = {
  pass: {
    path: OWN_LISTING_PATHS.pass,
    summary: 'Exchanges the code of a claim for the pass to edit its listing',
    needsPass: false,
    body: z.strictObject({
      business_id: z
        .string({ error: 'must be the id of a business' })
        .regex(businessIdPattern, 'must be the id of a business'),
      claim: claimProofSchema,
    }),
    answer: ownerPassSchema.extend({
      /** Whether changes are published at once; otherwise they are looked at before. */
      publishes_at_once: z.boolean(),
      /** The language in which the listing's monthly figures are mailed to the proved address; null where they are not. */
      usage_mail: z.enum(mailLanguages).nullable(),
    }),
  },
  change: {
    path: OWN_LISTING_PATHS.change,
    summary: "Changes the listing, at once or after the site owner's review",
    needsPass: true,
    body: ownChangesSchema,
    answer: z.object({ id: z.string(), state: z.enum(ownChangeStates) }),
  },
  photo: {
    path: OWN_LISTING_PATHS.photo,
    summary: 'Keeps a photo for the listing; it is shown once a change names it',
    needsPass: true,
    body: null,
    answer: z.object({ photo: z.string() }),
  },
  usageMail: {
    path: OWN_LISTING_PATHS.usageMail,
    summary: "Has the listing's figures mailed to the proved address each month, or no longer",
    needsPass: true,
    body: usageMailSchema,
    answer: usageMailSchema,
  },
} as const satisfies Record<string, OwnListingRoute>;

export type OwnListingPass = z.output<typeof ownListingRoutes.pass.answer>;
