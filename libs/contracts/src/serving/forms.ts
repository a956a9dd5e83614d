import { z } from 'zod';
import { reportFormSchema } from '../bus/directory/listing-report.js';
import { claimFormSchema, claimProofSchema } from '../bus/inbox/claim-listing.js';
import { contactFormSchema } from '../bus/inbox/contact-message.js';
import { newsletterFormSchema } from '../bus/inbox/newsletter.js';
import type { Address } from '../http/route.js';
import type { FormName } from '../http/form-names.js';
import { submissionDraftSchema } from '../model/submission-draft.js';

/** What every public form carries beside its fields. */
const guard = {
  /** From `GET /api/form-token`; good for one record of this form. */
  form_token: z.string({ error: 'must be the token of an open form' }).min(1).max(500),
  /** Hidden from people: who fills it in is a program. */
  homepage: z.literal('', { error: 'must be empty' }).default(''),
};

/** How a form that anybody may send is served: what its body has to be, and what it is answered. */
export interface FormServing {
  readonly summary: string;
  readonly body: z.ZodType;
  readonly answer: z.ZodType;
}

/** The answer to a form that was stored. */
const storedFormSchema = z.object({ id: z.string() });

export const formServing = {
  contact: {
    summary: 'A message to the owner of the site',
    body: contactFormSchema.extend(guard),
    answer: storedFormSchema,
  },
  submission: {
    summary: 'A business to be listed once the owner has approved it',
    body: submissionDraftSchema.extend(guard),
    answer: storedFormSchema,
  },
  newsletter: {
    summary: 'An address that wants the newsletter; it gets a mail with the link that confirms it',
    body: newsletterFormSchema.extend(guard),
    answer: storedFormSchema,
  },
  report: {
    summary: 'A change that somebody proposes to a listing, or what is wrong with it',
    body: reportFormSchema
      .extend({
        /** The code that shows that the listing's owner sends it; null for anybody. */
        claim: claimProofSchema.nullable().default(null),
      })
      .extend(guard),
    answer: storedFormSchema,
  },
  claim: {
    summary: "A code by mail to a listing's own address, for its owner",
    body: claimFormSchema.extend(guard),
    answer: storedFormSchema,
  },
} as const satisfies Record<FormName, FormServing>;

export type FormEndpoint = FormServing & Address;
