import { z } from 'zod';
import { mailAddress } from '../../model/inputs/form-texts.js';
import { formDeliverySchema } from '../form-delivery.js';
import { defineOperation } from '../operation.js';
import { mailLinkSchema } from './mail-link.js';

/** The newsletter's sign-up form. */
export const newsletterFormSchema = z.strictObject({ email: mailAddress() });

/**
 * Notes an address that wants the newsletter and sends it a mail with the link that confirms it. Nothing is subscribed
 * before that. An address that is subscribed already gets the same answer and no mail, so that the answer does not reveal who is.
 */
export const requestNewsletter = defineOperation({
  service: 'inbox',
  name: 'request-newsletter',
  input: z.object({ delivery: formDeliverySchema, form: newsletterFormSchema }),
  output: z.object({ id: z.string() }),
});

/** Subscribes the address of a confirmation link. Repeats succeed. Fails with `subscription-not-found`. */
export const confirmNewsletter = defineOperation({
  service: 'inbox',
  name: 'confirm-newsletter',
  input: mailLinkSchema,
  output: z.object({ state: z.literal('subscribed') }),
});

/** How many addresses get the newsletter, and how many have not confirmed that they want it. */
export const countSubscribers = defineOperation({
  service: 'inbox',
  name: 'count-subscribers',
  input: z.object({}),
  output: z.object({ subscribed: z.number().int(), unconfirmed: z.number().int() }),
});

/** A page of the confirmed addresses as lines of CSV, for the export; `after` is the `next` of the page before. */
export const exportSubscribers = defineOperation({
  service: 'inbox',
  name: 'export-subscribers',
  input: z.object({ after: z.string().max(100).nullable().default(null) }),
  output: z.object({ csv: z.string(), next: z.string().nullable() }),
});

/** Ends a subscription and forgets its address. Repeats succeed, as do links that are no longer known. */
export const endNewsletter = defineOperation({
  service: 'inbox',
  name: 'end-newsletter',
  input: mailLinkSchema,
  output: z.object({ state: z.literal('unsubscribed') }),
});
