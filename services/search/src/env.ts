import { INDEX_CONSUMERS } from '@gewerk/contracts/bus';
import { parseEnv } from '@gewerk/service-kit';
import { z } from 'zod';

const MOST = INDEX_CONSUMERS.length;

const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as http://127.0.0.1:7700',
});

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const variables = z.object({
  MEILI_URL: address.optional(),
  /** Addresses of several engines, each with the whole index; used instead of MEILI_URL. */
  MEILI_URLS: list
    .pipe(z.array(address).max(MOST, `must name at most ${MOST} addresses`))
    .refine((urls) => new Set(urls).size === urls.length, 'must not name an address twice')
    .default([]),
  /**
   * A key with SEARCH_ENGINE_RIGHTS, as created by `npm run search-key`; never the master key. One key for
   * all engines, or one for each.
   */
  MEILI_KEY: list.default([]),
});

export const searchEnvSchema = variables.transform(({ MEILI_URL, MEILI_URLS, MEILI_KEY }, context) => {
  const urls = MEILI_URLS.length > 0 ? MEILI_URLS : MEILI_URL === undefined ? [] : [MEILI_URL];
  if (urls.length === 0) {
    context.addIssue({
      code: 'custom',
      path: ['MEILI_URL'],
      message: 'must be an address such as http://127.0.0.1:7700',
    });
  }
  if (MEILI_KEY.length > 1 && MEILI_KEY.length !== urls.length) {
    context.addIssue({
      code: 'custom',
      path: ['MEILI_KEY'],
      message: `must contain one key for all engines, or one for each of the ${urls.length}`,
    });
  }
  return { engines: urls.map((url, nth) => ({ url, key: MEILI_KEY[nth] ?? MEILI_KEY[0] ?? '' })) };
});

/**
 * Address and key of each search engine.
 * @throws Error naming the variable at fault
 */
export const readEngines = (): { url: string; key: string }[] => parseEnv(searchEnvSchema).engines;
