/** A program that fails where the tree breaks a rule. */
export interface Check {
  name: string;
  /** Arguments of Node: a script and what it is given. */
  args: readonly string[];
}

const FROM_SOURCE = './libs/testing/jest/run-from-source.mjs';
/** TypeScript's native compiler, a fifth of the other one's time; that one is left to programs that call its API. */
const TSC = 'node_modules/@typescript/native/bin/tsc';
/** All rules but those of the layout, by a native program on TypeScript's native compiler. */
const LINT = [
  'node_modules/oxlint/bin/oxlint',
  '--type-aware',
  '--deny-warnings',
  '--report-unused-disable-directives',
];
/** What may import what. */
const LAYOUT = ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'];

/** What every change must pass. Lanes run side by side, each on one core, and take about as long as each other. */
export const LANES: readonly (readonly Check[])[] = [
  [
    { name: 'types', args: [TSC, '-p', 'tsconfig.json', '--singleThreaded'] },
    { name: 'types of web', args: [TSC, '-p', 'web/tsconfig.json', '--singleThreaded'] },
    { name: 'lint', args: LINT },
  ],
  [
    { name: 'house', args: ['--import', FROM_SOURCE, 'tools/house/src/main.ts'] },
    { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
    { name: 'lint of the layout', args: LAYOUT },
  ],
];
