import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const joined = read('deploy/docker/Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '');
/** The instructions of each stage by its name, each on one line. */
const stages = new Map(
  joined
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((text) => [/ AS (\w+)/.exec(text)?.[1] ?? '', text.trim().split('\n').filter(Boolean)] as const),
);
const copied = (stage: string): string[] =>
  (stages.get(stage) ?? [])
    .filter((line) => line.startsWith('COPY'))
    .flatMap((line) => line.split(' ').slice(1, -1))
    .filter((word) => !word.startsWith('--'))
    .map((path) => path.replace(/^\/app\/?/, '') || '.');
const installs = [...stages].flatMap(([stage, lines]) =>
  lines.flatMap((line) =>
    (line.match(/npm install[^&]*/g) ?? []).map((command) => [stage, command] as const),
  ),
);

describe('the Dockerfile', () => {
  it('has the stages that its steps copy from', () => {
    expect([...stages.keys()]).toEqual(['build', 'dependencies', 'run']);
    for (const [, stage = ''] of joined.matchAll(/COPY --from=(\w+)/g))
      expect([...stages.keys()]).toContain(stage);
  });

  it.each(installs)(
    'installs in the stage %s with the .npmrc that keeps install scripts from running',
    (stage) => {
      const paths = copied(stage);
      for (const needed of ['package.json', 'package-lock.json', '.npmrc'])
        expect(paths.includes('.') || paths.includes(needed)).toBe(true);
    },
  );

  it('installs twice: everything to build, then what one process needs to run', () => {
    expect(installs.map(([stage]) => stage)).toEqual(['build', 'dependencies']);
    expect(installs[0]?.[1]).not.toContain('--omit');
    expect(installs[1]?.[1]).toMatch(/--omit=dev .*--workspace %s ' \$\{WORKSPACE\}/);
    for (const [, command] of installs) expect(command).toContain('--no-save');
  });

  it('copies files that exist and are not excluded by .dockerignore', () => {
    const leftOut = read('.dockerignore').split('\n');
    const paths = [...copied('build'), ...copied('dependencies')].filter((path) => path !== '.');
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
      expect(leftOut).not.toContain(path);
    }
  });

  it('runs scripts that exist', () => {
    const scripts = [...joined.matchAll(/deploy\/[\w/.-]+\.mjs/g)].map(([path]) => path);
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect([script, existsSync(join(ROOT, script))]).toEqual([script, true]);
  });

  it('starts the bundle that it makes', () => {
    const made = stages.get('build')?.some((line) => /nx run-many -t build bundle /.test(line));
    expect([made, stages.get('run')?.at(-1)]).toEqual([true, expect.stringMatching(/ bundle\/main\.js"\]$/)]);
    expect(read('docker-compose.yml')).not.toContain('dist/main.js');
  });

  it('creates Node’s compile cache of the bundle as the user that runs it', () => {
    const run = stages.get('run') ?? [];
    const [user, cache, loaded] = ['USER node', 'ENV NODE_COMPILE_CACHE=', 'RUN for folder'].map((start) =>
      run.findIndex((line) => line.startsWith(start)),
    );
    expect(user).toBeGreaterThan(0);
    expect([cache, loaded]).toEqual([user! + 1, user! + 2]);
  });
});
