import { PASSWORD } from '@gewerk/contracts';
import { parseEnv } from '@gewerk/service-kit';
import { z } from 'zod';

const envSchema = z.object({
  /** The owner's password. Taken over when it is new here; later changes in the panel hold until it is set to another. */
  ADMIN_PASSWORD: z
    .string()
    .max(PASSWORD.maxLength, `must have at most ${PASSWORD.maxLength} characters`)
    .optional()
    .transform((password) => password || undefined),
});

/** What this service reads from its environment beside the common variables. */
export const readEnv = () => parseEnv(envSchema);
