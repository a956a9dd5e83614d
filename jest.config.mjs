import { readdirSync, readFileSync } from 'node:fs';

/** What the faces of libraries hand on. It is loaded when it is used, so that no suite loads all of a library for one name. */
const BEHIND_FACES = readdirSync(new URL('libs', import.meta.url)).flatMap((library) => {
  const face = readFileSync(new URL(`libs/${library}/src/index.ts`, import.meta.url), 'utf8');
  return [...face.matchAll(/\} from '(\.\/[^']+)'/g)].map(([, module]) => module);
});

/** Tests run on CommonJS that SWC makes of the sources; packages that are ES modules only load by Node's require(esm). */
const transform = {
  '\\.[jt]sx?$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', decorators: true, tsx: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        keepClassNames: true,
      },
      module: { type: 'commonjs', lazy: BEHIND_FACES },
      sourceMaps: 'inline',
    },
  ],
};

/** `./x.js` in a source means `./x.ts`; a library means its source, so that no test runs against a stale build. */
const moduleNameMapper = {
  '\\.css$': '<rootDir>/libs/testing/jest/no-style.cjs',
  '^(\\.{1,2}/.*)\\.js$': '$1',
  '^@gewerk/(contracts|csv|demo-data|engines|gazetteer|messaging|opening-hours|outbound-http|service-kit|testing|text|trades)$':
    '<rootDir>/libs/$1/src/index.ts',
  '^@gewerk/contracts/(bus|http|limits|serving)$': '<rootDir>/libs/contracts/src/$1/index.ts',
  '^@gewerk/contracts/sheets$': '<rootDir>/libs/contracts/src/sheets.ts',
  '^@gewerk/csv/sheet$': '<rootDir>/libs/csv/src/sheet-xml.ts',
  '^@gewerk/csv/xlsx$': '<rootDir>/libs/csv/src/xlsx.ts',
};

const shared = {
  rootDir: import.meta.dirname,
  transform,
  moduleNameMapper,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.nx/', '<rootDir>/.data/'],
};

const NODE_ROOTS = ['libs', 'services', 'gateway', 'deploy', 'tools'].map((part) => `<rootDir>/${part}`);

/** What a spec of web names that needs a window, itself or by what it imports. */
const OF_A_WINDOW =
  /\b(window|document|DOMParser|localStorage|sessionStorage|location|navigator|testing-library|fake-api)\b/;

/** Specs of web that need no window run without one: making it takes longer than most of them. */
const WINDOWLESS = readdirSync(new URL('web/src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => `web/src/${name}`)
  .filter((file) => !OF_A_WINDOW.test(readFileSync(new URL(file, import.meta.url), 'utf8')));

/** What opens and ends the pool of backing servers; jest calls it only where tests of such a tier run. */
const withServers = {
  globalSetup: '<rootDir>/libs/testing/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/libs/testing/jest/global-teardown.mjs',
};

/** A tier of tests on Node: how its files end, apart from those of the tiers below it. */
const tier = (displayName, testMatch, testPathIgnorePatterns = [], roots = NODE_ROOTS) => ({
  ...shared,
  moduleNameMapper: { ...moduleNameMapper, '^pino$': '<rootDir>/libs/testing/jest/pino-held-back.cjs' },
  displayName,
  testEnvironment: '<rootDir>/libs/testing/jest/node.environment.mjs',
  runtime: '<rootDir>/libs/testing/jest/package-once.runtime.mjs',
  roots,
  testMatch,
  testPathIgnorePatterns: ['/node_modules/', ...testPathIgnorePatterns],
});

export default {
  reporters: ['<rootDir>/libs/testing/jest/failures.reporter.mjs', 'summary'],
  testSequencer: '<rootDir>/libs/testing/jest/spread.sequencer.mjs',
  // Ends only what hangs: a test on a busy machine takes as long as it needs.
  testTimeout: 180_000,
  maxWorkers: 2,
  // A worker keeps the modules of every suite that it ran; beyond this, collecting its garbage takes longer than tests wait.
  workerIdleMemoryLimit: '2GB',
  projects: [
    tier(
      'unit',
      [...NODE_ROOTS.map((root) => `${root}/**/*.spec.ts`), ...WINDOWLESS.map((file) => `<rootDir>/${file}`)],
      ['\\.int\\.spec\\.ts$', '\\.system\\.spec\\.ts$'],
      [...NODE_ROOTS, '<rootDir>/web/src'],
    ),
    { ...tier('int', ['**/*.int.spec.ts']), ...withServers },
    { ...tier('system', ['**/*.system.spec.ts']), ...withServers },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/libs/testing/jest/web.environment.mjs',
      runtime: '<rootDir>/libs/testing/jest/shared-packages.runtime.mjs',
      setupFilesAfterEnv: ['<rootDir>/web/test/setup.ts'],
      roots: ['<rootDir>/web/src'],
      testMatch: ['**/*.spec.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', ...WINDOWLESS.map((file) => `<rootDir>/${file}$`)],
    },
  ],
};
