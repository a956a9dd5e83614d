import boundaries from 'eslint-plugin-boundaries';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const SPECS = ['**/*.spec.{ts,tsx}', '**/test/**/*.{ts,tsx}', 'web/e2e/**/*.ts', 'web/playwright.config.ts'];

/** A folder is a part of the system; a file belongs to the first that fits. */
const part = (type, pattern) => ({ type, pattern, partialMatch: false, exclusive: true });
const types = (...names) => ({ element: { types: { anyOf: names } } });
const may = (from, ...to) => ({ from: types(...from), allow: { to: types(...to) } });

/** The layers of the web client from the lowest, and the groups within one layer: pages, and wings of the panel. */
const WEB_LAYERS = ['web-texts', 'web-platform', 'web-ui', 'web-shared'];
const WEB_SIDES = ['web-page', 'web-kit', 'web-wing', 'web-tabs', 'web-app'];
const WEB = [...WEB_LAYERS, ...WEB_SIDES, 'web'];

const boundarySettings = {
  'import/resolver': {
    typescript: { project: ['tsconfig.json', 'web/tsconfig.json'], noWarnOnMultipleProjects: true },
  },
  'boundaries/elements': [
    part('contracts', 'libs/contracts'),
    part('csv', 'libs/csv'),
    part('testing', 'libs/testing'),
    part('lib', 'libs/*'),
    part('directory-module', 'services/directory/src/*'),
    part('directory', 'services/directory'),
    part('service', 'services/*'),
    part('gateway', 'gateway'),
    ...WEB_LAYERS.map((layer) => part(layer, layer.replace('-', '/src/'))),
    part('web-page', 'web/src/pages/*'),
    part('web-kit', 'web/src/panel/kit'),
    part('web-tabs', 'web/src/panel/tabs'),
    part('web-wing', 'web/src/panel/*'),
    part('web-app', 'web/src/app'),
    // What builds and tests it.
    part('web', 'web'),
    part('deploy', 'deploy/local'),
    part('bench', 'tools/bench'),
    part('house', 'tools/house'),
  ],
  'boundaries/files': [{ category: 'spec', pattern: SPECS }],
};

/** A process; the directory's modules are parts of one. */
const SERVICE = ['service', 'directory', 'directory-module'];

/** What a part may import of the others; what is not named is forbidden. Libraries are entered by their face only. */
const boundaryPolicies = [
  may(['testing', 'csv', 'lib', ...SERVICE, 'gateway', ...WEB, 'deploy', 'bench'], 'contracts'),
  // Pure, so that the browser writes the same CSV as the services.
  may([...SERVICE, 'gateway', ...WEB, 'deploy', 'bench'], 'csv'),
  may(['testing', 'lib', ...SERVICE, 'gateway', 'deploy', 'bench'], 'lib'),
  { from: { file: { categories: 'spec' } }, allow: { to: types('testing') } },
  may(['bench'], 'testing'),
  ...WEB_LAYERS.slice(1).map((layer, index) => may([layer], ...WEB_LAYERS.slice(0, index + 1))),
  may(WEB_SIDES, ...WEB_LAYERS),
  may(['web-wing', 'web-tabs'], 'web-kit'),
  may(['web-tabs'], 'web-wing'),
  may(['web-app'], 'web-page', 'web-wing', 'web-tabs'),
  may(['web'], ...WEB),
  { from: { file: { categories: 'spec' } }, allow: { to: types('web') } },
  may(['directory', 'directory-module'], 'directory-module'),
  // The names of trades are compared with the taxonomy.
  { from: { ...types('web-texts'), file: { categories: 'spec' } }, allow: { to: types('lib') } },
  {
    from: types('directory-module'),
    allow: { to: { ...types('directory'), file: { path: 'services/directory/src/env.ts' } } },
  },
  // By `@gewerk/web/server` alone, which no-restricted-imports sees to.
  may(['gateway'], 'web'),
  {
    from: types('directory-module'),
    disallow: {
      to: { ...types('directory-module'), file: { path: '!services/directory/src/*/{index,*.module}.ts' } },
    },
    message: 'A module of the directory is used through its index.ts, which says what others may use.',
  },
  {
    from: { ...types('directory-module'), file: { categories: 'spec' } },
    allow: { to: types('directory', 'directory-module') },
  },
  {
    disallow: {
      to: {
        ...types('contracts', 'csv', 'testing', 'lib'),
        file: {
          path: '!libs/*/src/{index,signals,sheets,sheet-xml,xlsx,bus/index,http/index,limits/index,serving/index}.ts',
        },
      },
    },
    message:
      'A library is imported by its name, through its src/index.ts (contracts also through its faces: bus, http, limits, serving, sheets; csv also by csv/sheet and csv/xlsx; a process begins with service-kit/signals).',
  },
];

/** The builds leave them out of the site's scripts (decision 207). */
const MUTATIONS = {
  name: '@tanstack/react-query',
  importNames: ['useMutation', 'useMutationState', 'useIsMutating'],
  message: 'Public pages have no mutations: the builds leave them out (decision 207).',
};

/** Packages that no other part may name; they have no face, so that boundaries does not find their files. */
const forbiddenPackages = {
  regex:
    '^@gewerk/(directory|search|settings|import-export|media|inbox|redirect-tracking|url-validation|gateway|deploy-local|bench|house)(/|$)',
  message: 'Services, the gateway and programs are reached by messages, never imported.',
};
const WEB_PACKAGE = { regex: '^@gewerk/web(/|$)', message: 'Only the gateway renders the web client.' };
const WEB_INSIDES = {
  regex: '^@gewerk/web(?!/server$)|[.][.]/web/',
  message: "The gateway knows the web client as '@gewerk/web/server' only.",
};
const SERVER_CONTRACTS = {
  regex: '^@gewerk/contracts/(bus|serving|sheets)$',
  allowTypeImports: true,
  message: 'The browser takes only types from here: operations and their schemas stay on the server.',
};
const CHAKRA = {
  regex: '^@chakra-ui/',
  message: "The panel alone runs Chakra (decision 053); the site's controls are in web/src/ui.",
};
const FRAMEWORKS = {
  regex: '^(@nestjs/|@nats-io/|mongoose$)',
  message: 'Contracts know no framework.',
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/bundle/',
    '**/node_modules/',
    '**/.data/',
    '.nx/',
    '.cache/',
    '**/coverage/',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    // What the compiler is told: consistent-type-imports reads it where it has no types.
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true },
    },
    // Comments name rules of oxlint, too, which reports those that are not needed.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: {
      // A type-only import of an injected class leaves nothing to inject. The rule sees decorators' metadata and spares
      // those imports; `inline` is how the code writes the others.
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    files: ['{libs,services,gateway,web,deploy,tools}/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: boundarySettings,
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: boundaryPolicies }],
      'boundaries/no-unknown-files': 'error',
      'no-restricted-imports': ['error', { patterns: [forbiddenPackages, WEB_PACKAGE] }],
    },
  },
  {
    files: ['gateway/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [forbiddenPackages, WEB_INSIDES] }],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: SPECS,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [SERVER_CONTRACTS] }] },
  },
  {
    files: ['web/src/{app,pages,platform,shared,texts,ui}/**/*.{ts,tsx}'],
    ignores: [...SPECS, 'web/src/ui/theme/system.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [SERVER_CONTRACTS, CHAKRA], paths: [MUTATIONS] },
      ],
    },
  },
  {
    files: ['libs/contracts/**/*.ts'],
    ignores: SPECS,
    rules: {
      'no-restricted-imports': ['error', { patterns: [forbiddenPackages, FRAMEWORKS] }],
    },
  },
);
