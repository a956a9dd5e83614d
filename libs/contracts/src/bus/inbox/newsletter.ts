import { z } from 'zod';
import { mailAddress } from '../../model/inputs/form-texts.js';
import { formDeliverySchema } from '../form-delivery.js';
import { defineOperation } from '../operation.js';
import { mailLinkSchema } from './mail-link.js';

/** The newsletter's sign-up form. */
export const newsletterFormSchema = z.strictObject({ email: mailAddress() });

/**
 * Stores an address given for the newsletter and sends it a mail with a confirmation link. It is not subscribed
 * before that link is used. If the address is subscribed already, the response is the same but no mail is sent, so
 * the response does not reveal who is subscribed.
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

/** How many addresses get the newsletter, and how many have not confirmed yet. */
export const countSubscribers = defineOperation({
  service: 'inbox',
  name: 'count-subscribers',
  input: z.object({}),
  output: z.object({ subscribed: z.number().int(), unconfirmed: z.number().int() }),
});

/** A page of the confirmed addresses as lines of CSV, for the export; `after` is `next` of the previous page. */
export const exportSubscribers = defineOperation({
  service: 'inbox',
  name: 'export-subscribers',
  input: z.object({ after: z.string().max(100).nullable().default(null) }),
  output: z.object({ csv: z.string(), next: z.string().nullable() }),
});

/** Ends a subscription and deletes its address. Repeats succeed, as do unknown links. */
export const endNewsletter = defineOperation({
  service: 'inbox',
  name: 'end-newsletter',
  input: mailLinkSchema,
  output: z.object({ state: z.literal('unsubscribed') }),
});
