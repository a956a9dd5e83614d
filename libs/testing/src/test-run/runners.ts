import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJestReport } from './jest-report.js';
import { readPlaywrightReport } from './playwright-report.js';
import type { Runner } from './run-runner.js';
import { BROWSER_TESTS } from './select-tests.js';

/**
 * Stops a run that hangs. On a slow machine with two cores and other work in progress, a run has taken half an
 * hour.
 */
const LIMIT_MS = 45 * 60_000;

/** Suites create much garbage: collecting it less often takes half as long. */
const LARGE_YOUNG = '--max-semi-space-size=64';

/**
 * V8 collects the whole heap only once it holds this many megabytes. By default it begins at a few and marks all loaded
 * modules again and again, which took up to a fifth of the processor time of tests with servers. Jest's workers inherit
 * this option; NODE_OPTIONS does not accept it.
 */
const LATE_COLLECTION = '--initial-old-space-size=1500';

/** A project of jest.config.mjs. */
export type JestProject = 'unit' | 'web' | 'int' | 'system';

interface Wanted {
  /** Parts of paths, from the root; none means all. */
  paths: readonly string[];
  name?: string;
}

/**
 * Jest with some of its projects, or with all of them if none is named.
 * @param scratch folder of the report
 * @param workers number of processes that run suites; defaults to that of jest.config.mjs
 */
export function jestRunner(
  root: string,
  scratch: string,
  { projects = [], paths, name, workers }: Wanted & { projects?: readonly JestProject[]; workers?: number },
): Runner {
  const reportFile = join(scratch, `jest-${projects.join('-')}.json`);
  return {
    name: projects.length > 0 ? `jest (${projects.join(', ')})` : 'jest',
    args: [
      LATE_COLLECTION,
      join(root, 'node_modules/jest/bin/jest.js'),
      ...['--json', `--outputFile=${reportFile}`],
      ...(projects.length > 0 ? ['--selectProjects', ...projects] : []),
      ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
      ...(name === undefined ? [] : ['--testNamePattern', name]),
      ...(paths.length > 0 ? ['--testPathPatterns', ...paths] : []),
    ],
    env: {
      ...process.env,
      NODE_OPTIONS: ['--experimental-vm-modules', '--no-warnings', LARGE_YOUNG].join(' '),
    },
    cwd: root,
    reportFile,
    read: readJestReport,
    limitMs: LIMIT_MS,
  };
}

/** The browser suite. */
export function playwrightRunner(root: string, scratch: string, { paths, name }: Wanted): Runner {
  const reportFile = join(scratch, 'playwright.json');
  return {
    name: 'playwright',
    args: [
      join(root, 'node_modules/@playwright/test/cli.js'),
      ...['test', '-c', join(root, 'web/playwright.config.ts'), '--reporter=dot,json'],
      ...(name === undefined ? [] : ['--grep', name]),
      // Without this the project that depends on the others would run completely.
      ...(paths.length > 0 ? ['--no-deps', ...paths] : []),
    ],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    cwd: root,
    reportFile,
    read: readPlaywrightReport,
    limitMs: LIMIT_MS,
  };
}

/** The files of the browser suite, as paths from the root. */
export function browserFiles(root: string): string[] {
  return readdirSync(join(root, BROWSER_TESTS), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${BROWSER_TESTS}/${name}`);
}
