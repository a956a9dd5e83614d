import { z } from 'zod';
import { ACCOUNTS } from '../../limits/index.js';
import { mailLanguages } from '../../model/mails.js';
import { defineOperation } from '../operation.js';

/** Informs a person by mail that an owner has removed their second factors, once per id. */
export const sendFactorsReset = defineOperation({
  service: 'inbox',
  name: 'send-factors-reset',
  input: z.strictObject({
    id: z.string().max(100),
    to: z.email().max(254),
    name: z.string().max(ACCOUNTS.nameLength),
    language: z.enum(mailLanguages),
  }),
  output: z.object({
    /** False if there is no mail server. */
    isMailed: z.boolean(),
  }),
});
