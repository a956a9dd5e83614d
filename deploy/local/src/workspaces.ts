import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A workspace of the repository that is built from TypeScript. */
export interface Workspace {
  name: string;
  /** Relative to the root. */
  folder: string;
  /** Names of the workspaces that it imports directly. */
  uses: string[];
}

const PARENTS = ['libs', 'services'];
const SINGLES = ['gateway', 'web'];

/** The workspaces whose changes affect a running system. */
export function readWorkspaces(root: string): Workspace[] {
  const inParents = PARENTS.flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  return [...inParents, ...SINGLES].map((folder) => {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
    const { name, dependencies = {} } = JSON.parse(text) as {
      name: string;
      dependencies?: Record<string, string>;
    };
    return { name, folder, uses: Object.keys(dependencies).filter((used) => used.startsWith('@gewerk/')) };
  });
}

/** The given workspaces and all that import them, directly or indirectly. */
export function withDependents(all: readonly Workspace[], changed: ReadonlySet<string>): Set<string> {
  const reached = new Set(changed);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const { name, uses } of all) if (uses.some((used) => reached.has(used))) reached.add(name);
  }
  return reached;
}
