import type { RunResult } from './run-result.js';

/** The parts of `jest --json` that are read here. */
interface JestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Reads the output of `jest --json`. A test file that could not run at all counts as one failed test. */
export function readJestReport(text: string): RunResult {
  const { testResults } = JSON.parse(text) as JestReport;
  const tests = testResults.flatMap((file) => file.assertionResults);
  const having = (...states: string[]): { fullName: string }[] =>
    tests.filter((test) => states.includes(test.status));
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const passed = having('passed');
  return {
    passed: passed.length,
    failed: having('failed').length + brokenFiles.length,
    skipped: having('pending', 'skipped', 'todo', 'disabled').length,
    passedTitles: passed.map((test) => test.fullName),
  };
}
