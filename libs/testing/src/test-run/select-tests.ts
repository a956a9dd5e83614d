import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** The folder of the browser suite, from the root. */
export const BROWSER_TESTS = 'web/e2e';

/** The tests that a run should include. */
export interface Selection {
  /** Only tests that start no server. */
  isUnit: boolean;
  /** Paths, or parts of paths, of test files; none means all. */
  paths: readonly string[];
  /** Only tests whose full title matches. */
  name?: string;
}

/** Reads `[--unit] [-t NAME] [PATH …]`. @throws TypeError for any other option */
export function readSelection(args: readonly string[]): Selection {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { unit: { type: 'boolean' }, testNamePattern: { type: 'string', short: 't' } },
  });
  const name = values.testNamePattern;
  return { isUnit: values.unit ?? false, paths: positionals, ...(name === undefined ? {} : { name }) };
}

/** The paths given to each runner; undefined if it has nothing to run. */
export interface SplitPaths {
  jest?: readonly string[];
  browser?: readonly string[];
}

/**
 * Divides paths among the runners. A path that exists, relative to the caller's folder or the root, stands for that
 * file or folder; any other is matched against parts of paths, possibly in both runners.
 * @param browserFiles of the browser suite, from the root
 */
export function splitPaths(
  paths: readonly string[],
  { root, calledFrom, browserFiles }: { root: string; calledFrom: string; browserFiles: readonly string[] },
): SplitPaths {
  if (paths.length === 0) return { jest: [], ...(browserFiles.length > 0 ? { browser: [] } : {}) };
  const wanted = paths.map((path) => {
    const found = [resolve(calledFrom, path), resolve(root, path)].find((full) => existsSync(full));
    return found === undefined ? path : relative(root, found);
  });
  const jest = wanted.filter((path) => !`${path}/`.startsWith(`${BROWSER_TESTS}/`));
  const browser = wanted.filter((path) => browserFiles.some((file) => file.includes(path)));
  return { ...(jest.length > 0 ? { jest } : {}), ...(browser.length > 0 ? { browser } : {}) };
}
