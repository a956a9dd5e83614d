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
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ],
};

/** `./x.js` in a source means `./x.ts`; a library means its source, so that no test runs against a stale build. */
const moduleNameMapper = {
  '^(\\.{1,2}/.*)\\.js$': '$1',
  '^@gewerk/(contracts|demo-data|engines|gazetteer|messaging|opening-hours|outbound-http|service-kit|testing|text|trades)$':
    '<rootDir>/libs/$1/src/index.ts',
  '^@gewerk/contracts/sheets$': '<rootDir>/libs/contracts/src/sheets.ts',
};

const shared = {
  rootDir: import.meta.dirname,
  transform,
  moduleNameMapper,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.nx/', '<rootDir>/.data/'],
};

export default {
  globalSetup: '<rootDir>/libs/testing/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/libs/testing/jest/global-teardown.mjs',
  testTimeout: 30_000,
  maxWorkers: 2,
  // A worker keeps the modules of every suite that it ran; beyond this, collecting its garbage takes longer than tests wait.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      roots: [
        '<rootDir>/libs',
        '<rootDir>/services',
        '<rootDir>/gateway',
        '<rootDir>/deploy',
        '<rootDir>/tools',
      ],
      testMatch: ['**/*.spec.ts'],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/libs/testing/jest/jsdom.environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/web/test/setup.ts'],
      roots: ['<rootDir>/web/src'],
      testMatch: ['**/*.spec.{ts,tsx}'],
    },
  ],
};
