import type { RunResult } from './run-result.js';

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/** The parts of Playwright's JSON report that are read here. */
interface PlaywrightReport {
  suites: Suite[];
  errors?: { message?: string }[];
}

interface Outcome {
  title: string;
  status: string;
}

/**
 * Reads Playwright's JSON report. A test that passed only when repeated counts as failed; an error outside of
 * tests counts as one failed test.
 */
export function readPlaywrightReport(text: string): RunResult {
  const report = JSON.parse(text) as PlaywrightReport;
  const outcomes = report.suites.flatMap((suite) => outcomesOf(suite, ''));
  const count = (...states: string[]): number =>
    outcomes.filter(({ status }) => states.includes(status)).length;
  return {
    passed: count('expected'),
    failed: count('unexpected', 'flaky') + (report.errors?.length ?? 0),
    skipped: count('skipped'),
    passedTitles: outcomes.filter(({ status }) => status === 'expected').map(({ title }) => title),
  };
}

function outcomesOf(suite: Suite, above: string): Outcome[] {
  const path = `${above} ${suite.title}`.trim();
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status }) => ({ title: `${path} ${spec.title}`, status })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => outcomesOf(inner, path))];
}
