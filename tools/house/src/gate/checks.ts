/** A program that fails where the tree breaks a rule. */
export interface Check {
  name: string;
  /** Arguments of Node: a script and what it is given. */
  args: readonly string[];
}

const FROM_SOURCE = './libs/testing/jest/run-from-source.mjs';
const TSC = 'node_modules/typescript/bin/tsc';

/** What every change must pass. Lanes run side by side, each on one core; lint takes as long as all the others. */
export const LANES: readonly (readonly Check[])[] = [
  [{ name: 'lint', args: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'] }],
  [
    { name: 'types', args: [TSC, '-p', 'tsconfig.json'] },
    { name: 'types of web', args: [TSC, '-p', 'web/tsconfig.json'] },
    { name: 'house', args: ['--import', FROM_SOURCE, 'tools/house/src/main.ts'] },
    {
      name: 'format',
      args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
    },
  ],
];
