import { execFile } from 'node:child_process';
import { join } from 'node:path';

interface Fault {
  rule: string | null;
  message: string;
}

const SCRIPT = join(__dirname, '../jest/lint-texts.mjs');

/** The faults that the repository's own lint finds in an import, as if the import were in this existing file. */
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
const useCase = 'services/directory/src/privacy/suppress-business.ts';
const contract = 'libs/contracts/src/limits/index.ts';
const library = 'libs/messaging/src/connection.ts';
const gateway = 'gateway/src/main.ts';
const page = 'web/src/platform/render-contract.ts';
const home = 'web/src/pages/home/home-search.tsx';
const wing = 'web/src/panel/exports/export-area.tsx';
const kit = 'web/src/panel/kit/figures/panel-locale.ts';
const spec = 'libs/text/src/slugify.spec.ts';

const FORBIDDEN = [
  { file: service, from: '../../search/src/main.js', why: 'a service imports another service' },
  { file: service, from: '@gewerk/search', why: 'a service names another service' },
  { file: service, from: '../../../gateway/src/main.js', why: 'a service imports the gateway' },
  { file: service, from: '../../../libs/text/src/slugify.js', why: 'a library is entered past its face' },
  { file: service, from: '@gewerk/testing', why: 'a process imports the test servers' },
  {
    file: useCase,
    from: '../moderation/reports/reports.repository.js',
    why: 'a module of the directory imports the inside of another',
  },
  { file: page, from: '@gewerk/messaging', why: 'the web client imports a library of the services' },
  { file: page, from: '@gewerk/contracts/bus', why: 'the web client takes operations along' },
  { file: page, from: '../../../services/settings/src/main.js', why: 'the web client imports a service' },
  { file: library, from: '../../../services/settings/src/main.js', why: 'a library imports a service' },
  { file: library, from: '../../../gateway/src/main.js', why: 'a library imports the gateway' },
  { file: gateway, from: '../../services/search/src/main.js', why: 'the gateway imports a service' },
  { file: gateway, from: '@gewerk/web', why: 'the gateway reaches into the web client' },
  { file: contract, from: '@nestjs/common', why: 'the contracts know a framework' },
  { file: contract, from: '@gewerk/messaging', why: 'the contracts import a library' },
  { file: home, from: '../city/city-head.js', why: 'a page imports another page' },
  { file: home, from: '../../app/shell.js', why: 'a page imports the app' },
  { file: home, from: '../../panel/kit/figures/panel-locale.js', why: 'a page imports the panel' },
  { file: wing, from: '../imports/import-area.js', why: 'a wing of the panel imports another' },
  { file: kit, from: '../../exports/export-area.js', why: "the panel's kit imports a wing" },
  {
    file: 'web/src/shared/use-head.ts',
    from: '../pages/home/home-head.js',
    why: 'shared code imports a page',
  },
  {
    file: 'web/src/ui/lists/pagination.tsx',
    from: '../../shared/use-head.js',
    why: 'the ui imports shared code',
  },
  { file: page, from: '../ui/lists/pagination.js', why: 'the platform imports the ui' },
  { file: 'web/src/texts/catalogues.ts', from: '../platform/paths.js', why: 'texts import the platform' },
];

const ALLOWED = [
  { file: service, from: '@gewerk/messaging' },
  { file: service, from: './app.module.js' },
  { file: useCase, from: '../moderation/index.js' },
  { file: 'services/directory/src/privacy/privacy.module.ts', from: '../moderation/moderation.module.js' },
  { file: 'services/directory/src/write/plan.ts', from: './change-set.js' },
  { file: 'services/directory/src/panel/manage-businesses.int.spec.ts', from: '../write/plan.js' },
  { file: library, from: '@gewerk/service-kit' },
  { file: gateway, from: '@gewerk/messaging' },
  { file: page, from: '@gewerk/contracts' },
  { file: spec, from: '@gewerk/testing' },
  { file: contract, from: 'zod' },
  { file: home, from: './home-head.js' },
  { file: home, from: '../../shared/use-head.js' },
  { file: wing, from: '../kit/figures/panel-locale.js' },
  { file: 'web/src/panel/tabs/dashboard-tab.tsx', from: '../exports/export-area.js' },
  { file: 'web/src/app/routes.tsx', from: '../pages/home/screen.js' },
  { file: 'web/test/open-page.tsx', from: '../src/app/routes.js' },
];

describe('the boundaries between the parts of the system', () => {
  let forbidden: Fault[][];
  let allowed: Fault[][];

  beforeAll(async () => {
    const faults = await lintImports([...FORBIDDEN, ...ALLOWED]);
    forbidden = faults.slice(0, FORBIDDEN.length);
    allowed = faults.slice(FORBIDDEN.length);
  });

  it.each(FORBIDDEN.map(({ why }, index) => ({ why, index })))('fail the lint if $why', ({ index }) => {
    const rules = forbidden[index]?.map((fault) => fault.rule);
    expect(rules).toContainEqual(
      expect.stringMatching(/^(boundaries\/dependencies|(@typescript-eslint\/)?no-restricted-imports)$/),
    );
  });

  it.each(ALLOWED.map((example, index) => ({ ...example, index })))('let $file import $from', ({ index }) => {
    expect(allowed[index]).toEqual([]);
  });
});
