/** A program that fails if the tree breaks a rule. */
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

/** What every change must pass, the longest first, so that none of them is left for the end alone. */
export const CHECKS: readonly Check[] = [
  { name: 'lint of the layout', args: LAYOUT },
  { name: 'lint', args: LINT },
  { name: 'types', args: [TSC, '-p', 'tsconfig.json', '--singleThreaded'] },
  { name: 'types of web', args: [TSC, '-p', 'web/tsconfig.json', '--singleThreaded'] },
  { name: 'house', args: ['--import', FROM_SOURCE, 'tools/house/src/main.ts'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
];
