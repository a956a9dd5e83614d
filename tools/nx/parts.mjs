import { dirname } from 'node:path';

/**
 * The folders whose package.json makes them a part of the system; see `workspaces` in the root's
 * package.json.
 */
const PARTS = '{libs/*,services/*,gateway,web,deploy/local,tools/bench,tools/house}/package.json';

/** Parts whose tests read files of other parts; nx does not notice this, so these tests are always run. */
const READ_THE_TREE = new Set(['libs/messaging', 'libs/testing', 'deploy/local']);

const NODE_OPTIONS = '--experimental-vm-modules --no-warnings';

/**
 * A plugin of nx: gives each part the targets `typecheck`, `lint` and `test`; `build` is a script of its
 * package.json.
 */
export const createNodesV2 = [
  PARTS,
  (files) =>
    files.map((file) => {
      const part = dirname(file);
      const run = (command, env = {}) => ({
        executor: 'nx:run-commands',
        options: { command, cwd: '{workspaceRoot}', env },
      });
      const targets = {
        typecheck: run(`node tools/nx/typecheck.mjs ${part}`),
        lint: run(`oxlint --type-aware --deny-warnings ${part} && eslint ${part} --max-warnings 0`),
        test: {
          ...run(`jest --selectProjects unit web --passWithNoTests --testPathPatterns "/${part}/"`, {
            NODE_OPTIONS,
          }),
          cache: !READ_THE_TREE.has(part),
        },
      };
      return [file, { projects: { [part]: { root: part, targets } } }];
    }),
];
