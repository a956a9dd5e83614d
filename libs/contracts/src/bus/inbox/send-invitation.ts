import { z } from 'zod';
import { ACCOUNTS } from '../../limits/index.js';
import { mailLanguages } from '../../model/mails.js';
import { roles } from '../../model/panel/roles.js';
import { defineOperation } from '../operation.js';

/** Mails the link of an invitation to the panel, once per id. */
export const sendInvitation = defineOperation({
  service: 'inbox',
  name: 'send-invitation',
  input: z.strictObject({
    id: z.string().max(100),
    to: z.email().max(254),
    name: z.string().max(ACCOUNTS.nameLength),
    role: z.enum(roles),
    language: z.enum(mailLanguages),
    token: z.string().min(20).max(100),
  }),
  output: z.object({
    /** The link; null if it is mailed, so that only its recipient knows it. */
    link: z.string().max(400).nullable(),
  }),
});
