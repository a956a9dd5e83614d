import { readJestReport } from './jest-report.js';
import { readPlaywrightReport } from './playwright-report.js';
import { groupedLines, reportRequirements } from './requirements.js';
import { totalOf } from './run-result.js';
import { runRunner } from './run-runner.js';

const jestText = JSON.stringify({
  testResults: [
    {
      name: 'a.spec.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'hours PUB-HOURS-01 shows them', status: 'passed' },
        { fullName: 'hours PUB-HOURS-02 says closed', status: 'failed' },
        { fullName: 'later', status: 'pending' },
      ],
    },
    { name: 'broken.spec.ts', status: 'failed', assertionResults: [] },
  ],
});

const playwrightText = JSON.stringify({
  suites: [
    {
      title: 'home.spec.ts',
      suites: [
        {
          title: 'PUB-HOME-01',
          specs: [
            { title: 'shows', tests: [{ status: 'expected' }] },
            { title: 'flickers', tests: [{ status: 'flaky' }] },
          ],
        },
      ],
    },
  ],
  errors: [{ message: 'the server did not start' }],
});

describe('the report of a test run', () => {
  it('counts a test file that cannot run as failed', () => {
    expect(readJestReport(jestText)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 1,
      passedTitles: ['hours PUB-HOURS-01 shows them'],
    });
  });

  it('counts a flaky browser test and an error outside tests as failed', () => {
    expect(readPlaywrightReport(playwrightText)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 0,
      passedTitles: ['home.spec.ts PUB-HOME-01 shows'],
    });
  });

  it('adds up all runners and counts a crashed one as failed', () => {
    const crashed = { passed: 3, failed: 0, skipped: 0, passedTitles: [], crash: 'jest ended' };
    expect(totalOf([readJestReport(jestText), crashed])).toEqual({ passed: 4, failed: 3, skipped: 1 });
  });

  it('reports that a runner was ended by its time limit', async () => {
    const waiting = {
      ...{
        name: 'browser',
        args: ['-e', 'setInterval(() => {}, 1_000)'],
        env: process.env,
        cwd: process.cwd(),
      },
      ...{ reportFile: '/nowhere/report.json', read: readJestReport, limitMs: 6 },
    };
    const { crash } = await runRunner(waiting, new AbortController().signal);
    expect(crash).toContain('browser ended (after its limit of 0.0001 minutes) without a report');
  });

  it('counts a requirement as shown by passed tests only and names unknown identifiers', () => {
    const list = '- PUB-HOURS-01 · a\n- PUB-HOURS-02 · b\n\nsee PUB-HOURS-03\n- ADM-API-01 · c\n';
    const report = reportRequirements(list, ['x PUB-HOURS-01 y', 'PUB-NONE-01']);
    expect(report).toEqual({
      shown: ['PUB-HOURS-01'],
      missing: ['PUB-HOURS-02', 'ADM-API-01'],
      unknown: ['PUB-NONE-01'],
    });
    expect(groupedLines(['PUB-HOURS-01', 'PUB-HOURS-02', 'ADM-API-01'])).toEqual([
      'PUB-HOURS-01, 02',
      'ADM-API-01',
    ]);
  });
});
