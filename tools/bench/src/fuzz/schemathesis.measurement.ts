import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurement } from '../report/measurement.js';
import { BENCH_ENV } from '../system/bench-system.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { runSchemathesis } from './schemathesis-tool.js';

/**
 * Number of examples for each call in each of schemathesis's phases; SCHEMATHESIS_EXAMPLES changes the
 * number.
 */
const EXAMPLES = process.env['SCHEMATHESIS_EXAMPLES'] ?? '300';
const SEED = process.env['FUZZ_SEED'] ?? '20261122';
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];
const SERVER_ERROR = 'ServerError';
const SHOWN_OUTPUT = 12_000;

/** The parts of schemathesis's report that are read. */
interface Report {
  complete: boolean;
  operations: { tested: number } | null;
  test_cases: { generated: number };
  failures: { type: string; title: string; count: number; operations: string[] }[];
  errors: { title: string; count: number }[];
}

/** Requests made from the OpenAPI document, valid and invalid; responses must match the document. */
export const schemathesis: Measurement = {
  name: 'schemathesis',
  title: 'Schemathesis on the OpenAPI document',
  isUsual: false,
  async run({ stop, folder, say }) {
    await stop();
    const system = await LaunchedSystem.start({
      dataDir: join(folder, 'schemathesis-data'),
      demo: 300,
      readyWithinMs: 240_000,
      env: { ...BENCH_ENV, RATE_LIMIT_WRITES: '1000000' },
    });
    try {
      const path = join(folder, 'schemathesis.json');
      const args = [
        ...['run', `${system.url}/api/openapi.json`, '--url', system.url, '--checks', CHECKS.join(',')],
        ...['--max-examples', EXAMPLES, '--seed', SEED, '--continue-on-failure'],
        ...['--report', 'json', '--report-json-path', path],
      ];
      const output = await runSchemathesis(['--no-color', ...args], folder);
      const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
      const { failures, errors } = report;
      if (failures.length + errors.length > 0) say(output.slice(-SHOWN_OUTPUT));
      const faults = failures.filter(({ type }) => type === SERVER_ERROR);
      const others = failures.filter(({ type }) => type !== SERVER_ERROR);
      const sum = (list: readonly { count: number }[]): number =>
        list.reduce((total, { count }) => total + count, 0);
      const requests = `${report.test_cases.generated} requests to ${report.operations?.tested ?? 0} calls`;
      return [
        {
          what: `${requests} by schemathesis: answered 500 or above; incomplete`,
          gewerk: `${sum(faults)}; ${sum(errors)}`,
          target: '0; 0',
          met: report.complete && faults.length === 0 && errors.length === 0,
        },
        {
          what: `statuses, content types or bodies missing from the document`,
          gewerk: String(sum(others)),
          target: '0',
          met: others.length === 0,
        },
      ];
    } finally {
      await system.stop();
    }
  },
};
