/** A program that fails if the tree breaks a rule. */
export interface Check {
  name: string;
  /** Arguments for Node: a script and its own arguments. */
  args: readonly string[];
}

const FROM_SOURCE = './libs/testing/jest/run-from-source.mjs';
/**
 * TypeScript's native compiler, which takes a fifth of the time; the JavaScript one is still used by programs
 * that call its API.
 */
const TSC = 'node_modules/@typescript/native/bin/tsc';
/** All lint rules except import boundaries; oxlint and its type checker are native programs. */
const LINT = [
  'node_modules/oxlint/bin/oxlint',
  '--type-aware',
  '--deny-warnings',
  '--report-unused-disable-directives',
];
/** Checks which parts may import which. */
const LAYOUT = ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'];

/** The checks that every change must pass, longest first, so that none of them runs alone at the end. */
export const CHECKS: readonly Check[] = [
  { name: 'lint of the layout', args: LAYOUT },
  { name: 'lint', args: LINT },
  { name: 'types', args: [TSC, '-p', 'tsconfig.json', '--singleThreaded'] },
  { name: 'types of web', args: [TSC, '-p', 'web/tsconfig.json', '--singleThreaded'] },
  { name: 'house', args: ['--import', FROM_SOURCE, 'tools/house/src/main.ts'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
];
