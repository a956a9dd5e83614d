import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const WORKSPACE_PARENTS = ['libs', 'services', 'deploy', 'tools'];
/** Records the sources from which the copied builds were made, so that they are not built again. */
const BUILT = '.cache/built';
const LEFT_OUT = new Set(['node_modules', '.git', '.data', '.cache', 'coverage', 'test-results']);

/**
 * A copy of this checkout that a test may edit: its own sources and builds, with links to the packages of the
 * original.
 */
export class CopiedCheckout {
  private constructor(readonly root: string) {}

  static async make(): Promise<CopiedCheckout> {
    const copy = new CopiedCheckout(await mkdtemp(join(tmpdir(), 'gewerk-checkout-')));
    for (const entry of await readdir(root)) {
      if (LEFT_OUT.has(entry)) continue;
      await cp(join(root, entry), join(copy.root, entry), {
        recursive: true,
        preserveTimestamps: true,
        filter: (path) => !LEFT_OUT.has(basename(path)),
      });
    }
    await cp(join(root, BUILT), join(copy.root, BUILT));
    await copy.linkPackages('.');
    for (const parent of WORKSPACE_PARENTS) {
      for (const name of await readdir(join(root, parent))) await copy.linkPackages(join(parent, name));
    }
    for (const name of ['gateway', 'web']) await copy.linkPackages(name);
    return copy;
  }

  remove(): Promise<void> {
    return rm(this.root, { recursive: true, force: true, maxRetries: 10, retryDelay: 250 });
  }

  /** The packages that npm has put into a folder; links to this project's own packages lead into the copy. */
  private async linkPackages(folder: string): Promise<void> {
    const from = join(root, folder, 'node_modules');
    if (!existsSync(from)) return;
    const to = join(this.root, folder, 'node_modules');
    await mkdir(to);
    for (const name of await readdir(from)) {
      if (name !== '@gewerk') await symlink(join(from, name), join(to, name));
    }
    if (!existsSync(join(from, '@gewerk'))) return;
    // npm's links are relative, so they lead to the copied workspaces.
    await cp(join(from, '@gewerk'), join(to, '@gewerk'), { recursive: true, verbatimSymlinks: true });
  }

  path(file: string): string {
    return join(this.root, file);
  }
}
