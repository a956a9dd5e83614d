import { z } from 'zod';

export const searchEnvSchema = z.object({
  MEILI_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:7700' }),
  /** A key with SEARCH_ENGINE_RIGHTS, as `npm run search-key` makes it; never the master key. */
  MEILI_KEY: z.string().default(''),
});
export type SearchEnv = z.output<typeof searchEnvSchema>;
