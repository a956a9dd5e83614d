import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { groupedLines, reportRequirements } from './requirements.js';
import { type RunResult, totalOf } from './run-result.js';
import { runRunner } from './run-runner.js';
import { jestRunner, playwrightRunner } from './runners.js';

const root = resolve(import.meta.dirname, '../../../..');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm test`: all runners one after the other, the requirements that they show, and one closing line over all. */
async function main(): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  process.on('disconnect', () => stopping.abort());
  const scratch = await mkdtemp(join(tmpdir(), 'gewerk-report-'));
  const results: RunResult[] = [];
  for (const runner of [jestRunner(root, scratch), playwrightRunner(root, scratch)]) {
    if (!runner) say('The browser suite has no test yet.');
    else if (!stopping.signal.aborted) results.push(await runRunner(runner, stopping.signal));
  }
  await rm(scratch, { recursive: true, force: true });
  await close(results);
}

async function close(results: readonly RunResult[]): Promise<void> {
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

  const { passed, failed, skipped } = totalOf(results);
  for (const { crash } of results) if (crash) say(crash);
  if (skipped > 0) say(`${skipped} skipped`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  say(`\n${passed} passed, ${failed} failed`);
  process.channel?.unref();
}

await main();
