import { z } from 'zod';
import { formDeliverySchema } from '../form-delivery.js';
import { defineOperation } from '../operation.js';
import { contactFormSchema } from './contact-message.js';

/**
 * Stores a contact message together with the mails about it. Sending it again with the same key returns the same
 * id. Fails with `conflict` if the key was used for another message or the form token was used before.
 */
export const receiveMessage = defineOperation({
  service: 'inbox',
  name: 'receive-message',
  input: z.object({ delivery: formDeliverySchema, message: contactFormSchema }),
  output: z.object({ id: z.string() }),
});
