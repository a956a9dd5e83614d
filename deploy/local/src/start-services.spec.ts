import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROCESS_KINDS } from './processes/processes.js';
import { REDIS_USERS } from './engines/redis-rights.js';
import { planServices } from './start-services.js';

const ROOT = join(__dirname, '../../..');
const settings = {
  root: '/gewerk',
  port: 0,
  dataDir: '/data',
  demo: 0,
  replicas: 1,
  bundled: false,
  compact: false,
};
const ENGINES = ['MONGO_URL', 'NATS_URL', 'REDIS_URL', 'MEILI_URL', 'MEILI_KEY'];
/** Variables that an operator's shell may contain, both of the system and of other programs. */
const SECRETS = ['ADMIN_PASSWORD', 'SMTP_URL', 'FORM_SECRET', 'MEILI_MASTER_KEY', 'AWS_SECRET_ACCESS_KEY'];

/** The environment of each kind of process if each engine's address names its user. */
async function plannedEnvs(compact = false): Promise<Map<string, NodeJS.ProcessEnv>> {
  const before = process.env;
  const secrets = [...SECRETS, ...ENGINES].map((name) => [name, `inherited ${name}`]);
  process.env = {
    ...before,
    ...Object.fromEntries(secrets),
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector',
  };
  try {
    const specs = await planServices(PROCESS_KINDS, { ...settings, compact }, 3000, (user) =>
      Object.fromEntries(ENGINES.map((name) => [name, `${name} of ${user}`])),
    );
    return new Map(specs.map(({ name, env = {} }) => [name, env]));
  } finally {
    process.env = before;
  }
}

it.each([
  ['process', false],
  ['thread of a compact system', true],
])(
  'gives each %s the variables that it reads, its own engine users, and no secret of another',
  async (_what, compact) => {
    for (const [name, env] of await plannedEnvs(compact)) {
      const { reads = [] } = PROCESS_KINDS.find((kind) => kind.name === name) ?? {};
      const held = [...SECRETS, ...ENGINES].filter((variable) => env[variable] !== undefined);
      expect([name, held.sort()]).toEqual([name, reads.filter((one) => held.includes(one)).sort()]);
      for (const engine of ENGINES.filter((one) => reads.includes(one)))
        expect(env[engine]).toBe(`${engine} of ${name}`);
      expect(env).toMatchObject({ SERVICE_NAME: name, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector' });
      expect(env['PATH']).toBe(process.env['PATH']);
    }
  },
);

it('gives each secret to the processes that the documentation names', async () => {
  const holders = (variable: string, envs: Map<string, NodeJS.ProcessEnv>): string[] =>
    [...envs].filter(([, env]) => env[variable] !== undefined).map(([name]) => name);
  const envs = await plannedEnvs();
  expect(holders('ADMIN_PASSWORD', envs)).toEqual(['settings']);
  expect(holders('SMTP_URL', envs)).toEqual(['inbox']);
  expect(holders('FORM_SECRET', envs)).toEqual(['gateway']);
  expect(holders('MEILI_KEY', envs)).toEqual(['search']);
  expect(holders('MEILI_MASTER_KEY', envs)).toEqual([]);
  expect(holders('AWS_SECRET_ACCESS_KEY', envs)).toEqual([]);
  expect(holders('REDIS_URL', envs).sort()).toEqual(REDIS_USERS.filter((user) => user !== 'operator').sort());
});

/**
 * Variables read outside the process's env.ts: those of the engines by libraries, the rest by the code that
 * finds Chromium.
 */
const READ_IN_LIBRARIES = [
  'MONGO_URL',
  'NATS_URL',
  'METRICS_TOKEN',
  'CHROME_PATH',
  'GEWERK_CACHE',
  'XDG_CACHE_HOME',
];

it.each(PROCESS_KINDS.map((kind) => [kind.name, kind] as const))(
  'lists exactly the variables in the schema of %s',
  (_name, { folder, reads }) => {
    const path = join(ROOT, folder, 'src/env.ts');
    const schema = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const inSchema = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, variable]) => variable);
    expect(reads.filter((variable) => !READ_IN_LIBRARIES.includes(variable)).sort()).toEqual(inSchema.sort());
  },
);

it('runs each process from its bundle, or from the build if sources are watched, with Node’s compile cache', async () => {
  const plan = (of: Partial<typeof settings>) =>
    planServices(PROCESS_KINDS, { ...settings, ...of }, 3000, () => ({}));
  const scripts = async (of: Partial<typeof settings>) =>
    (await plan(of)).map((spec) => ('script' in spec ? spec.script : spec.args.at(-1)));
  const bundles = PROCESS_KINDS.map(({ folder }) => join('/gewerk', folder, 'bundle/main.js'));
  expect(await scripts({})).toContain('/gewerk/services/search/dist/main.js');
  expect(await scripts({ bundled: true })).toEqual(bundles);
  expect(await scripts({ bundled: true, compact: true })).toEqual(bundles);
  expect((await plannedEnvs()).get('search')?.['NODE_COMPILE_CACHE']).toMatch(/compiled$/);
});

it('limits the heap of each thread of a compact system', async () => {
  for (const spec of await planServices(PROCESS_KINDS, { ...settings, compact: true }, 3000, () => ({})))
    expect(spec).toMatchObject({ limits: { maxOldGenerationSizeMb: expect.any(Number) } });
});
