import { z } from 'zod';
import { claimFormSchema, claimProofSchema } from '../inbox/claim-listing.js';
import { contactFormSchema } from '../inbox/contact-message.js';
import { newsletterFormSchema } from '../inbox/newsletter.js';
import { reportFormSchema } from '../directory/listing-report.js';
import { submissionDraftSchema } from '../directory/submission.js';
import { FORM_PATHS, formNames, type FormName } from './form-paths.js';

/** What every public form carries beside its fields. */
const guard = {
  /** From `GET /api/form-token`; good for one record of this form. */
  form_token: z.string({ error: 'must be the token of an opened form' }).min(1).max(500),
  /** Hidden from people: who fills it in is a program. */
  homepage: z.literal('', { error: 'must stay empty' }).default(''),
};

/** A form that anybody may send: where to, and what its body has to be. */
export interface PublicForm {
  readonly path: string;
  readonly summary: string;
  readonly body: z.ZodType;
}

export const publicForms = {
  contact: {
    path: FORM_PATHS.contact,
    summary: 'A message to the owner of the site',
    body: contactFormSchema.extend(guard),
  },
  submission: {
    path: FORM_PATHS.submission,
    summary: 'A business to be listed once the owner has approved it',
    body: submissionDraftSchema.extend(guard),
  },
  newsletter: {
    path: FORM_PATHS.newsletter,
    summary: 'An address that wants the newsletter; it gets a mail with the link that confirms it',
    body: newsletterFormSchema.extend(guard),
  },
  report: {
    path: FORM_PATHS.report,
    summary: 'A change that somebody proposes to a listing, or what is wrong with it',
    body: reportFormSchema
      .extend({
        /** The code that shows that the listing's owner sends it; null for anybody. */
        claim: claimProofSchema.nullable().default(null),
      })
      .extend(guard),
  },
  claim: {
    path: FORM_PATHS.claim,
    summary: "A code by mail to a listing's own address, for its owner",
    body: claimFormSchema.extend(guard),
  },
} as const satisfies Record<FormName, PublicForm>;

export const formTokenQuerySchema = z.strictObject({
  form: z.enum(formNames, { error: `must be one of ${formNames.join(', ')}` }),
});
/** `earliest` and `expires` are ISO instants between which the form may be sent. */
export const formTokenSchema = z.object({ token: z.string(), earliest: z.string(), expires: z.string() });

/** The answer to a form that was stored. */
export const storedFormSchema = z.object({ id: z.string() });
