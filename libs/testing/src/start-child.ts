import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { type Reaper, startReaper } from '@gewerk/engines';

let reaper: Reaper | undefined;

/**
 * Starts a process for a test in a separate process group, which is stopped when the test's process exits, for
 * whatever reason: an aborted run does not run `afterAll`.
 */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, [...args], { ...options, detached: true });
  const { pid } = child;
  if (pid === undefined) return child;
  const owner = (reaper ??= startReaper());
  owner.add(pid);
  child.once('exit', () => owner.drop(pid));
  return child;
}
