import { parseEnv } from '@gewerk/service-kit';
import { z } from 'zod';

const oneAddress = z.email('must be one e-mail address such as owner@example.org');
/** An empty variable counts as none. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const envSchema = z.object({
  REDIS_URL: z
    .string({ error: 'must be set, e.g. redis://127.0.0.1:6379' })
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://'),
  /** Without it mails are kept as 'not sent'. */
  SMTP_URL: optional(
    z.string().regex(/^smtps?:\/\//, 'must be an address such as smtp://user:password@mail.example.org:587'),
  ),
  /** Sender of all mails. */
  MAIL_FROM: oneAddress.default('gewerk@localhost.localdomain'),
  /** Who hears of new messages and submissions. */
  OWNER_EMAIL: optional(oneAddress),
  /** Where the site is reached: links in mails carry it. */
  CANONICAL_URL: z.preprocess(
    (value) => value || 'http://127.0.0.1:3000',
    z.url('must be an address such as https://gewerk.example'),
  ),
  /** Milliseconds before the second attempt to send a mail; it doubles with each further one. */
  MAIL_RETRY_DELAY_MS: z.coerce.number().int().min(1).max(600_000).default(5_000),
});

export type InboxEnv = z.output<typeof envSchema>;

/** What this service reads from its environment beside the common variables. */
export const readEnv = (): InboxEnv => parseEnv(envSchema);

export const INBOX_ENV = Symbol('inbox-env');
