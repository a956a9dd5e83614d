import { execFile } from 'node:child_process';
import { join } from 'node:path';

interface Fault {
  rule: string | null;
  message: string;
}

const SCRIPT = join(__dirname, '../jest/lint-texts.mjs');

/** The faults of an import as the repository's own lint sees it in a file that exists. */
function lintImports(cases: { file: string; from: string }[]): Promise<Fault[][]> {
  const input = cases.map(({ file, from }) => ({ file, code: `import '${from}';\n` }));
  return new Promise((resolve, reject) => {
    const lint = execFile(process.execPath, [SCRIPT], { maxBuffer: 1 << 20 }, (fault, stdout) => {
      if (fault) reject(fault);
      else resolve(JSON.parse(stdout) as Fault[][]);
    });
    lint.stdin?.end(JSON.stringify(input));
  });
}

const service = 'services/settings/src/main.ts';
const contract = 'libs/contracts/src/limits.ts';
const library = 'libs/messaging/src/connection.ts';
const gateway = 'gateway/src/main.ts';
const page = 'web/src/app/render-contract.ts';
const spec = 'libs/text/src/slugify.spec.ts';

const FORBIDDEN = [
  { file: service, from: '../../search/src/main.js', why: 'a service imports another service' },
  { file: service, from: '@gewerk/search', why: 'a service names another service' },
  { file: service, from: '../../../gateway/src/main.js', why: 'a service imports the gateway' },
  { file: service, from: '../../../libs/text/src/slugify.js', why: 'a library is entered past its face' },
  { file: service, from: '@gewerk/testing', why: 'a process imports the test servers' },
  { file: page, from: '@gewerk/messaging', why: 'the web client imports a library of the services' },
  { file: page, from: '../../../services/settings/src/main.js', why: 'the web client imports a service' },
  { file: library, from: '../../../services/settings/src/main.js', why: 'a library imports a service' },
  { file: library, from: '../../../gateway/src/main.js', why: 'a library imports the gateway' },
  { file: gateway, from: '../../services/search/src/main.js', why: 'the gateway imports a service' },
  { file: gateway, from: '@gewerk/web', why: 'the gateway reaches into the web client' },
  { file: contract, from: '@nestjs/common', why: 'the contracts know a framework' },
  { file: contract, from: '@gewerk/messaging', why: 'the contracts import a library' },
];

const ALLOWED = [
  { file: service, from: '@gewerk/messaging' },
  { file: service, from: './app.module.js' },
  { file: library, from: '@gewerk/service-kit' },
  { file: gateway, from: '@gewerk/messaging' },
  { file: page, from: '@gewerk/contracts' },
  { file: spec, from: '@gewerk/testing' },
  { file: contract, from: 'zod' },
];

describe('the boundaries between the parts of the system', () => {
  let forbidden: Fault[][];
  let allowed: Fault[][];

  beforeAll(async () => {
    const faults = await lintImports([...FORBIDDEN, ...ALLOWED]);
    forbidden = faults.slice(0, FORBIDDEN.length);
    allowed = faults.slice(FORBIDDEN.length);
  }, 120_000);

  it.each(FORBIDDEN.map(({ why }, index) => ({ why, index })))('fail the lint where $why', ({ index }) => {
    const rules = forbidden[index]?.map((fault) => fault.rule);
    expect(rules).toContainEqual(expect.stringMatching(/^(boundaries\/dependencies|no-restricted-imports)$/));
  });

  it.each(ALLOWED.map((example, index) => ({ ...example, index })))('let $file import $from', ({ index }) => {
    expect(allowed[index]).toEqual([]);
  });
});
