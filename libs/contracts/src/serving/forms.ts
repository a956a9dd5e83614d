import { z } from 'zod';
import { reportFormSchema } from '../bus/directory/moderation/listing-report.js';
import { claimFormSchema, claimProofSchema } from '../bus/inbox/claim-listing.js';
import { handClaimFormSchema } from '../bus/inbox/hand-claims.js';
import { contactFormSchema } from '../bus/inbox/contact-message.js';
import { newsletterFormSchema } from '../bus/inbox/newsletter.js';
import type { Address } from '../http/route.js';
import type { FormName } from '../http/form-names.js';
import { submissionDraftSchema } from '../model/moderation/submission-draft.js';

/** Fields that every public form has in addition to its own. */
const guard = {
  /** From `GET /api/form-token`; valid for one record of this form. */
  form_token: z.string({ error: 'must be the token of an open form' }).min(1).max(500),
  /** Hidden from people, so that only bots fill it in. */
  homepage: z.literal('', { error: 'must be empty' }).default(''),
};

/** How a public form is served: its body and its response. */
export interface FormServing {
  readonly summary: string;
  readonly body: z.ZodType;
  readonly answer: z.ZodType;
}

/** The response to a stored form. */
const storedFormSchema = z.object({ id: z.string() });

export const formServing = {
  contact: {
    summary: 'A message to the operator',
    body: contactFormSchema.extend(guard),
    answer: storedFormSchema,
  },
  submission: {
    summary: 'A business to be listed once the operator has approved it',
    body: submissionDraftSchema.extend(guard),
    answer: storedFormSchema,
  },
  newsletter: {
    summary: 'Newsletter sign-up; sends a confirmation link',
    body: newsletterFormSchema.extend(guard),
    answer: storedFormSchema,
  },
  report: {
    summary: 'A proposed change or a report about a listing',
    body: reportFormSchema
      .extend({
        /** The code that proves the sender to be the business owner; null for anyone else. */
        claim: claimProofSchema.nullable().default(null),
      })
      .extend(guard),
    answer: storedFormSchema,
  },
  claim: {
    summary: 'Mails a code for the business owner to an address of the listing',
    body: claimFormSchema.extend(guard),
    answer: storedFormSchema,
  },
  handClaim: {
    summary:
      'Requests a code by letter or phone, for the business owner of a listing without an email address',
    body: handClaimFormSchema.extend(guard),
    answer: storedFormSchema,
  },
} as const satisfies Record<FormName, FormServing>;

export type FormEndpoint = FormServing & Address;
