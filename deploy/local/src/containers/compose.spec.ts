import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUS_USERS, passwordVariable } from '@gewerk/messaging';
import { baseEnvSchema } from '@gewerk/service-kit';
import { parse } from 'yaml';
import { PROCESS_KINDS, type ProcessKind } from '../processes/processes.js';
import { REDIS_USERS } from '../engines/redis-rights.js';

interface ComposeService {
  image: string;
  profiles: string[];
  build?: { dockerfile: string; args: Record<string, string> };
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  volumes?: string[];
  command?: string[];
  read_only?: boolean;
  user?: string;
  mem_limit?: string;
  security_opt?: string[];
  cap_drop?: string[];
  tmpfs?: string[];
  ports?: string[];
  pids_limit?: number;
}

const ROOT = join(__dirname, '../../../..');
const ENGINES = ['mongo', 'nats', 'redis', 'meili'];
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Values for every variable of the example file, as an operator would fill them in. */
const exampleEnv = Object.fromEntries(
  [...read('env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value]) => [name, value ?? '']),
);
const filledEnv = Object.fromEntries(
  Object.entries(exampleEnv).map(([name, value]) => [
    name,
    value || (/PASSWORD|KEY|SECRET/.test(name) ? `p${'0'.repeat(40)}` : ''),
  ]),
);

/** `${NAME}`, `${NAME:-other}` and `${NAME:?why}` as Compose reads them. Fails on a name that the example lacks. */
function interpolate(text: string): string {
  return text.replace(
    /(?<!\$)\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g,
    (_all, name: string, kind, other: string) => {
      const value = filledEnv[name];
      if (value === undefined) throw new Error(`env.example lacks ${name}`);
      if (value === '' && kind === '?') throw new Error(`${name} is demanded but empty in a filled example`);
      return value || (kind === '-' ? other : '');
    },
  );
}

/** Values are filled in after parsing, as in Compose, so that an empty value is an empty string. */
const parsed: unknown = parse(read('docker-compose.yml'), { merge: true });
const compose = JSON.parse(interpolate(JSON.stringify(parsed))) as {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
};
const serviceOf = (name: string): ComposeService => compose.services[name] as ComposeService;

/** Reads an environment with the process's own readers and schemas. Throws what the process would report. */
function readEnvironmentOf(kind: ProcessKind, env: NodeJS.ProcessEnv): void {
  const before = process.env;
  process.env = env;
  try {
    if (!kind.isPublic) baseEnvSchema.parse(env);
    const path = join(ROOT, kind.folder, 'src/env.ts');
    if (!existsSync(path)) return;
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the path is known only at run time
    const own = require(path) as Record<string, unknown>;
    for (const [name, value] of Object.entries(own)) {
      if (typeof value === 'function' && name.startsWith('read')) (value as () => unknown)();
      if (name.endsWith('Schema')) (value as typeof baseEnvSchema).parse(env);
    }
  } finally {
    process.env = before;
  }
}

describe('docker-compose.yml', () => {
  it('has a service for each process of the single-machine setup, built from its workspace', () => {
    for (const kind of PROCESS_KINDS) {
      const service = serviceOf(kind.name);
      expect(service).toMatchObject({ profiles: ['system'], read_only: true });
      expect(service.build?.args['WORKSPACE']).toBe(kind.folder);
      expect(service.environment?.['SERVICE_NAME']).toBe(kind.name);
    }
    const known = [
      ...readdirSync(join(ROOT, 'services')),
      'gateway',
      'bus-permissions',
      'redis-users',
      'search-key',
      ...ENGINES,
    ];
    for (const name of Object.keys(compose.services)) expect(known).toContain(name);
  });

  it.each(PROCESS_KINDS.map((kind) => [kind.name, kind] as const))(
    'sets every variable that %s requires, and none that it does not read',
    (name, kind) => {
      const environment = serviceOf(name).environment ?? {};
      expect(() => readEnvironmentOf(kind, { ...environment })).not.toThrow();
      for (const required of ['NATS_URL', 'REDIS_URL', 'MEILI_URL', 'MONGO_URL'])
        if (environment[required]) {
          const { [required]: _left, ...without } = environment;
          // By default, the gateway uses a Redis address on this machine.
          if (!(kind.isPublic && required === 'REDIS_URL'))
            expect(() => readEnvironmentOf(kind, without)).toThrow();
        }
      // ADMIN_ORIGIN, the panel's own host, is set for all processes that serve the panel or link to it.
      expect('ADMIN_ORIGIN' in environment).toBe(kind.reads.includes('ADMIN_ORIGIN'));
      const readers = [
        `${kind.folder}/src/env.ts`,
        'libs/service-kit/src/process/base-env.ts',
        'libs/service-kit/src/observe/logger.ts',
        'libs/service-kit/src/tracing/tracing.ts',
        'libs/engines/src/chromium.ts',
        'deploy/docker/Dockerfile',
      ];
      const known = readers
        .filter((path) => existsSync(join(ROOT, path)))
        .map(read)
        .join('\n');
      for (const variable of Object.keys(environment)) expect(known).toMatch(new RegExp(`\\b${variable}\\b`));
    },
  );

  it('gives each process a separate bus user and the bus every password', () => {
    for (const { name } of PROCESS_KINDS) {
      const url = new URL(serviceOf(name).environment?.['NATS_URL'] ?? '');
      expect(url.username).toBe(name);
    }
    expect(Object.keys(serviceOf('nats').environment ?? {}).sort()).toEqual(
      BUS_USERS.map(passwordVariable).sort(),
    );
  });

  it('gives each process that stores data in Valkey a separate user', () => {
    const passwords = serviceOf('redis-users').environment ?? {};
    expect(Object.keys(passwords).sort()).toEqual(
      REDIS_USERS.map((user) => `REDIS_PASSWORD_${user.toUpperCase().replaceAll('-', '_')}`).sort(),
    );
    for (const { name, reads } of PROCESS_KINDS) {
      const url = serviceOf(name).environment?.['REDIS_URL'];
      expect([name, url !== undefined]).toEqual([name, reads.includes('REDIS_URL')]);
      if (url) expect(new URL(url).username).toBe(name);
    }
    expect(serviceOf('redis').command).toContain('--aclfile');
  });

  it('overrides no user of an image, prevents privilege escalation, and limits memory and processes of every service', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      expect([name, service.user]).toEqual([name, undefined]);
      expect([name, service.mem_limit, service.pids_limit]).toEqual([
        name,
        expect.stringMatching(/^\d+[mg]$/),
        expect.any(Number),
      ]);
      expect([name, service.security_opt]).toEqual([name, ['no-new-privileges:true']]);
    }
  });

  it('drops all capabilities of our containers and makes their root file systems read-only', () => {
    const ours = Object.keys(compose.services).filter((name) => !ENGINES.includes(name));
    expect(ours.length).toBeGreaterThan(PROCESS_KINDS.length);
    for (const name of ours)
      expect([name, serviceOf(name)]).toEqual([
        name,
        expect.objectContaining({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] }),
      ]);
  });

  it('exposes engines and gateway to this machine only, and no other port', () => {
    const open = Object.entries(compose.services).filter(([, { ports = [] }]) => ports.length > 0);
    expect(open.map(([name]) => name).sort()).toEqual([...ENGINES, 'gateway'].sort());
    for (const [, { ports }] of open)
      expect(ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:\d+:\d+$/)]);
  });

  it('gives each service a user for its own database only', () => {
    const users = read('deploy/docker/mongo-users.js');
    for (const { name, isPublic } of PROCESS_KINDS) {
      const url = serviceOf(name).environment?.['MONGO_URL'];
      if (isPublic) expect(url).toBeUndefined();
      const user = url && new URL(url).username;
      if (!user) continue;
      expect(user).toBe(name.replaceAll('-', '_'));
      expect(new URL(url).pathname).toBe(`/gewerk_${user}`);
      expect(users).toContain(`'${user}'`);
      expect(serviceOf('mongo').environment).toHaveProperty(`MONGO_PASSWORD_${user.toUpperCase()}`);
    }
  });

  it('gives the master key only to Meilisearch and the job that creates the search key, and that key only to the search service', () => {
    const holders = Object.entries(compose.services).filter(([, { environment = {} }]) =>
      Object.keys(environment).some((variable) => /^MEILI_.*KEY/.test(variable)),
    );
    expect(holders.map(([name]) => name).sort()).toEqual(['meili', 'search-key']);
    const readers = Object.entries(compose.services).filter(([, { volumes = [] }]) =>
      volumes.some((volume) => volume.startsWith('search-engine-key:')),
    );
    expect(readers.map(([name]) => name).sort()).toEqual(['search', 'search-key']);
    expect(serviceOf('search').depends_on).toMatchObject({
      'search-key': { condition: 'service_completed_successfully' },
    });
    expect(serviceOf('search').command?.at(-1)).toContain('MEILI_KEY="$$(cat /keys/search)"');
    expect(existsSync(join(ROOT, 'deploy/local/src/commands/search-key.ts'))).toBe(true);
  });

  it('starts services once the engines are healthy, and the gateway once the services are', () => {
    const healthy = { condition: 'service_healthy' };
    for (const engine of ENGINES) {
      expect(serviceOf(engine).profiles).toEqual(['engines', 'system']);
      expect(serviceOf(engine).healthcheck?.test).toBeDefined();
    }
    for (const { name, isPublic } of PROCESS_KINDS) {
      const services = PROCESS_KINDS.filter((kind) => isPublic && !kind.isPublic).map((kind) => kind.name);
      const before = [...ENGINES, ...services].map((one) => [one, healthy]);
      expect(serviceOf(name).depends_on).toMatchObject(Object.fromEntries(before));
    }
  });

  it('keeps persistent data in declared volumes', () => {
    for (const service of Object.values(compose.services)) {
      const named = (service.volumes ?? [])
        .map((volume) => volume.split(':')[0] ?? '')
        .filter((v) => !/^[./]/.test(v));
      for (const volume of named) expect(compose.volumes).toHaveProperty(volume);
    }
    expect(Object.keys(compose.volumes)).toEqual(
      expect.arrayContaining(['mongo', 'nats', 'redis', 'meili', 'pictures']),
    );
  });

  it('runs MongoDB with the settings of the single-machine setup', () => {
    const script = read('deploy/docker/mongod.sh');
    const code = read('libs/engines/src/mongod.ts');
    const settings = [...code.matchAll(/'(eviction_\w+=\d+|transactionLifetimeLimitSeconds=\d+)'/g)].map(
      ([, one]) => one,
    );
    expect(settings).toHaveLength(5);
    for (const setting of settings) expect(script).toContain(setting);
    expect(code).toContain("'--networkMessageCompressors', 'disabled'");
    expect(script).toContain('--networkMessageCompressors disabled');
  });
});
