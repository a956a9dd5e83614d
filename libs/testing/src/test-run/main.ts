import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { groupedLines, reportRequirements } from './requirements.js';
import { type RunResult, totalOf } from './run-result.js';
import { type Runner, runRunner } from './run-runner.js';
import { browserFiles, jestRunner, playwrightRunner } from './runners.js';
import { readSelection, type Selection, splitPaths } from './select-tests.js';

const root = resolve(import.meta.dirname, '../../../..');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * `npm test` and `npm run test:unit`: runs the requested tests and prints one closing line for all of them.
 */
async function main(): Promise<void> {
  const selection = readSelection(process.argv.slice(2));
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  process.on('disconnect', () => stopping.abort());
  const scratch = await mkdtemp(join(tmpdir(), 'gewerk-report-'));
  const results: RunResult[] = [];
  for (const stage of stagesOf(selection, scratch)) {
    if (stopping.signal.aborted) break;
    const isShared = stage.length > 1;
    results.push(
      ...(await Promise.all(
        stage.map((runner, index) =>
          runRunner(runner, stopping.signal, { holdOutput: isShared && index > 0 }),
        ),
      )),
    );
  }
  await rm(scratch, { recursive: true, force: true });
  const isWhole = !selection.isUnit && selection.paths.length === 0 && selection.name === undefined;
  if (isWhole) await reportShown(results);
  close(results);
}

/** One more than there are cores: some suites wait for time to pass while the others run. */
const PURE_WORKERS = 3;

/**
 * Stages run one after the other; the runners of a stage run in parallel. Pure tests come first: they use every
 * core and fail soonest. Tests with servers mostly wait, so the browser suite runs alongside them.
 */
function stagesOf({ isUnit, paths, name }: Selection, scratch: string): Runner[][] {
  const wanted = { ...(name === undefined ? {} : { name }) };
  const calledFrom = process.env['GEWERK_INVOKED_FROM'] ?? root;
  const split = splitPaths(paths, { root, calledFrom, browserFiles: browserFiles(root) });
  const pure = jestRunner(root, scratch, {
    ...wanted,
    paths: split.jest ?? [],
    projects: ['unit', 'web'],
    workers: PURE_WORKERS,
  });
  if (isUnit) return [[pure]];
  const browser = split.browser && playwrightRunner(root, scratch, { ...wanted, paths: split.browser });
  if (paths.length > 0) {
    const jest = split.jest && jestRunner(root, scratch, { ...wanted, paths: split.jest });
    // A part of a path that matches in the browser suite need not match in jest's.
    if (jest && browser) jest.args = [...jest.args, '--passWithNoTests'];
    return [jest, browser].flatMap((runner) => (runner ? [[runner]] : []));
  }
  const servers = jestRunner(root, scratch, { ...wanted, paths: [], projects: ['int', 'system'] });
  return [[pure], browser ? [servers, browser] : [servers]];
}

async function reportShown(results: readonly RunResult[]): Promise<void> {
  const list = await readFile(join(root, 'docs/requirements.md'), 'utf8');
  const { shown, missing, unknown } = reportRequirements(
    list,
    results.flatMap((result) => result.passedTitles),
  );
  say(`\nRequirements shown by passed tests: ${shown.length} of ${shown.length + missing.length}`);
  for (const line of groupedLines(shown)) say(`  ${line}`);
  say(`Not shown: ${missing.length}`);
  for (const line of groupedLines(missing)) say(`  ${line}`);
  if (unknown.length > 0) say(`In titles but not in docs/requirements.md: ${unknown.join(', ')}`);
}

function close(results: readonly RunResult[]): void {
  const { passed, failed, skipped } = totalOf(results);
  for (const { crash } of results) if (crash) say(crash);
  if (skipped > 0) say(`${skipped} skipped`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  say(`\n${passed} passed, ${failed} failed`);
  process.channel?.unref();
}

await main();
