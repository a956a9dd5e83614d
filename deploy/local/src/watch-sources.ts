import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@gewerk/engines';
import type { ProcessKind } from './processes/processes.js';
import type { Task } from './processes/run-task.js';
import { readWorkspaces, withDependents, type Workspace } from './workspaces.js';

/** An editor writes several files within moments, which should cause only one build. */
const QUIET_MS = 200;
const BUILT_BY_NX = 'node_modules/nx/dist/bin/nx.js';
const FOR_TESTS = /\.(spec|test)\.tsx?$/;

interface Watched {
  root: string;
  kinds: readonly ProcessKind[];
  runTask: (task: Task) => Promise<void>;
  restart: (kind: ProcessKind) => Promise<void>;
  say: (line: string) => void;
}

/**
 * `npm run dev`: builds a workspace when its sources change, then restarts the processes that use it.
 * @returns a function that stops watching
 */
export function watchSources(watched: Watched): () => void {
  const all = readWorkspaces(watched.root);
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const work = (): void => {
    const names = new Set(changed);
    changed.clear();
    working = working
      .then(() => rebuild(watched, all, names))
      .catch((fault: unknown) => watched.say(messageOf(fault)));
  };
  const watchers: FSWatcher[] = [];
  for (const { name, folder } of all) {
    const sources = join(watched.root, folder, 'src');
    if (!existsSync(sources)) continue;
    const watcher = watch(sources, { recursive: true }, (_event, file) => {
      if (file && FOR_TESTS.test(file)) return;
      changed.add(name);
      clearTimeout(timer);
      timer = setTimeout(work, QUIET_MS);
    });
    watchers.push(watcher);
  }
  watched.say('watching the sources');
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

async function rebuild(
  watched: Watched,
  all: readonly Workspace[],
  names: ReadonlySet<string>,
): Promise<void> {
  if (names.size === 0) return;
  watched.say(`building ${[...names].join(', ')}`);
  const args = ['run-many', '-t', 'build', '-p', [...names].join(','), '--output-style=static'];
  const script = join(watched.root, BUILT_BY_NX);
  await watched.runTask({ name: 'build', script, args, reads: ['NX_DAEMON', 'NX_TUI'] });
  const reached = withDependents(all, names);
  const folders = new Set(all.filter(({ name }) => reached.has(name)).map(({ folder }) => folder));
  for (const kind of watched.kinds.filter(({ folder }) => folders.has(folder))) {
    watched.say(`restarting ${kind.name}`);
    await watched.restart(kind);
  }
}
