import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJestReport } from './jest-report.js';
import { readPlaywrightReport } from './playwright-report.js';
import type { Runner } from './run-runner.js';

const MINUTE_MS = 60_000;

/** Jest over all projects. */
export function jestRunner(root: string, scratch: string): Runner {
  const reportFile = join(scratch, 'jest.json');
  return {
    name: 'jest',
    args: [join(root, 'node_modules/jest/bin/jest.js'), '--json', `--outputFile=${reportFile}`],
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
    cwd: root,
    reportFile,
    read: readJestReport,
    limitMs: 30 * MINUTE_MS,
  };
}

/** The browser suite; undefined while it has no test. */
export function playwrightRunner(root: string, scratch: string): Runner | undefined {
  const config = join(root, 'web/playwright.config.ts');
  const folder = join(root, 'web/e2e');
  const hasTests =
    existsSync(config) &&
    existsSync(folder) &&
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) =>
      /\.(spec|test)\.ts$/.test(name),
    );
  if (!hasTests) return undefined;
  const reportFile = join(scratch, 'playwright.json');
  return {
    name: 'playwright',
    args: [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', config, '--reporter=list,json'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    cwd: root,
    reportFile,
    read: readPlaywrightReport,
    limitMs: 30 * MINUTE_MS,
  };
}
