import { access, constants } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import type { EngineBinary } from './pinned-packages.js';
import { runCommand } from './run-command.js';

/** The first binary on PATH whose version suffices, or undefined. */
export async function findOnPath(
  engine: EngineBinary,
  env: NodeJS.ProcessEnv,
): Promise<{ path: string; version: string } | undefined> {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(isAbsolute);
  for (const command of engine.commands) {
    for (const folder of folders) {
      const path = join(folder, command);
      const version = await versionOf(path);
      if (version !== undefined && suffices(version, engine.minimum)) return { path, version };
    }
  }
  return undefined;
}

/**
 * The version that `BINARY --version` prints, as `major.minor.patch`; undefined if the file cannot be run.
 */
export async function versionOf(path: string): Promise<string | undefined> {
  const executable = await access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!executable) return undefined;
  const { ok, stdout } = await runCommand(path, ['--version'], { timeoutMs: 15_000 });
  return ok ? /(\d+\.\d+\.\d+)/.exec(stdout)?.[1] : undefined;
}

function suffices(version: string, [wantedMajor, wantedMinor]: readonly [number, number]): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}
