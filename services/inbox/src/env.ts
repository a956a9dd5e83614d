import { parseEnv } from '@gewerk/service-kit';
import { z } from 'zod';

const oneAddress = z.email('must be one email address such as operator@example.org');
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const envSchema = z.object({
  REDIS_URL: z
    .string({ error: 'must be set, e.g. redis://127.0.0.1:6379' })
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://'),
  /** URL of the mail server; if missing, mails stay 'not sent'. */
  SMTP_URL: optional(
    z.string().regex(/^smtps?:\/\//, 'must be an address such as smtp://user:password@mail.example.org:587'),
  ),
  MAIL_FROM: oneAddress.default('gewerk@localhost.localdomain'),
  /** Recipient of notices about messages and submissions. */
  OPERATOR_EMAIL: optional(oneAddress),
  /**
   * The former name of OPERATOR_EMAIL, from before 0.1.0; read if that is not set, so that notices are still
   * sent.
   */
  OWNER_EMAIL: optional(oneAddress),
  /** The site's URL, as used in mails. */
  CANONICAL_URL: z.preprocess(
    (value) => value || 'http://127.0.0.1:3000',
    z.url('must be an address such as https://gewerk.example'),
  ),
  /** The panel's URL, as used in mails; the site's if the panel has no separate host. */
  ADMIN_ORIGIN: optional(z.url('must be an address such as https://admin.gewerk.example')),
  /** Maximum number of acknowledgements to senders of forms within an hour; further ones are not sent. */
  ACKNOWLEDGEMENTS_AN_HOUR: z.coerce.number().int().min(1).max(10_000).default(500),
  /**
   * Maximum number of notices to the operator (one for each received form) within an hour; further ones are
   * combined in a digest.
   */
  NOTICES_AN_HOUR: z.coerce.number().int().min(1).max(10_000).default(60),
  /** How long to wait before the second attempt, in milliseconds; doubled for each further attempt. */
  MAIL_RETRY_DELAY_MS: z.coerce.number().int().min(1).max(600_000).default(5_000),
});

export type InboxEnv = Omit<z.output<typeof envSchema>, 'OWNER_EMAIL' | 'ADMIN_ORIGIN'> & {
  /** Where links to the panel lead. */
  panelUrl: string;
};

export function readEnv(): InboxEnv {
  const { OWNER_EMAIL, ADMIN_ORIGIN, ...env } = parseEnv(envSchema);
  return {
    ...env,
    OPERATOR_EMAIL: env.OPERATOR_EMAIL ?? OWNER_EMAIL,
    panelUrl: ADMIN_ORIGIN ?? env.CANONICAL_URL,
  };
}

export const INBOX_ENV = Symbol('inbox-env');
