import { searchEnvSchema } from './env.js';

const engines = (env: Record<string, string>) => searchEnvSchema.parse(env).engines;

it('reads one engine from MEILI_URL', () => {
  expect(engines({ MEILI_URL: 'http://one:7700', MEILI_KEY: 'k' })).toEqual([
    { url: 'http://one:7700', key: 'k' },
  ]);
});

it('reads several engines from MEILI_URLS, which takes precedence, with one key for all or one for each', () => {
  const MEILI_URLS = 'http://one:7700, http://two:7700';
  expect(engines({ MEILI_URL: 'http://other:7700', MEILI_URLS, MEILI_KEY: 'k' })).toEqual([
    { url: 'http://one:7700', key: 'k' },
    { url: 'http://two:7700', key: 'k' },
  ]);
  expect(engines({ MEILI_URLS, MEILI_KEY: 'k1,k2' }).map(({ key }) => key)).toEqual(['k1', 'k2']);
});

it.each([
  ['no address', {}, 'MEILI_URL'],
  ['another protocol', { MEILI_URLS: 'ftp://one' }, 'MEILI_URLS'],
  ['an address twice', { MEILI_URLS: 'http://one:7700,http://one:7700' }, 'MEILI_URLS'],
  ['four addresses', { MEILI_URLS: 'http://a,http://b,http://c,http://d' }, 'MEILI_URLS'],
  ['two keys for three', { MEILI_URLS: 'http://a,http://b,http://c', MEILI_KEY: 'k,l' }, 'MEILI_KEY'],
])('refuses %s and names the variable', (_what, env, variable) => {
  const { error } = searchEnvSchema.safeParse(env);
  expect(error?.issues[0]?.path[0]).toBe(variable);
});
