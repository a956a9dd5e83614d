import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@gewerk/engines';
import type { ProcessKind } from './processes/processes.js';
import { watchSources } from './watch-sources.js';

const kinds: ProcessKind[] = ['post', 'till'].map((name) => ({
  name,
  folder: `services/${name}`,
  entry: 'dist/main.js',
  isPublic: false,
  reads: [],
}));

let root: string;
let stop: () => void = () => undefined;
/** The workspaces built and processes restarted, in order. */
const done: string[] = [];
let buildFails = false;
const said: string[] = [];

async function workspace(folder: string, name: string, uses: string[] = []): Promise<void> {
  await mkdir(join(root, folder, 'src'), { recursive: true });
  const dependencies = Object.fromEntries(uses.map((used) => [used, '0.1.0']));
  await writeFile(join(root, folder, 'package.json'), JSON.stringify({ name, dependencies }));
}

const EDIT_AGAIN_MS = 4_000;

/** Edits a file, repeatedly as long as nothing happens, until `isDone`. */
async function edit(path: string, isDone: () => boolean): Promise<void> {
  let editedAt = 0;
  const came = await waitUntil(
    async () => {
      if (isDone()) return true;
      if (Date.now() - editedAt > EDIT_AGAIN_MS) {
        editedAt = Date.now();
        await writeFile(join(root, path), `export const at = ${editedAt};\n`);
      }
      return false;
    },
    { timeoutMs: 20_000 },
  );
  if (!came) throw new Error(`nothing came of it; done: ${done.join(', ')}; said: ${said.join(', ')}`);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gewerk-watch-'));
  await workspace('libs/paper', '@gewerk/paper');
  await workspace('services/post', '@gewerk/post', ['@gewerk/paper']);
  await workspace('services/till', '@gewerk/till');
  await workspace('gateway', '@gewerk/gateway');
  await workspace('web', '@gewerk/web');
  stop = watchSources({
    root,
    kinds,
    runTask: ({ args }) => {
      if (buildFails) return Promise.reject(new Error('build failed; see build.log'));
      done.push(`build ${args[args.indexOf('-p') + 1] ?? ''}`);
      return Promise.resolve();
    },
    restart: (kind) => {
      done.push(`start ${kind.name}`);
      return Promise.resolve();
    },
    say: (line) => said.push(line),
  });
});

afterAll(async () => {
  stop();
  await rm(root, { recursive: true, force: true });
});

describe('npm run dev', () => {
  it('rebuilds and restarts a service whose source changed, and no other', async () => {
    await edit('services/till/src/main.ts', () => done.includes('start till'));
    expect(done.slice(0, 2)).toEqual(['build @gewerk/till', 'start till']);
    expect(done.join()).not.toContain('post');
  });

  it('rebuilds a changed library and restarts the services that use it', async () => {
    await edit('libs/paper/src/index.ts', () => done.includes('start post'));
    expect(done.slice(done.indexOf('start post') - 1).slice(0, 2)).toEqual([
      'build @gewerk/paper',
      'start post',
    ]);
  });

  it('ignores tests, reports a failed build, and continues with the next change', async () => {
    await writeFile(join(root, 'gateway/src/main.spec.ts'), 'export {};\n');
    buildFails = true;
    await edit('services/post/src/main.ts', () => said.includes('build failed; see build.log'));
    expect(done).not.toContain('build @gewerk/post');
    buildFails = false;
    await edit(
      'services/post/src/main.ts',
      () => done.at(-1) === 'start post' && done.includes('build @gewerk/post'),
    );
    expect([...done, ...said].join()).not.toContain('gateway');
  });
});
