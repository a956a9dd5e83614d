import { join } from 'node:path';
import { readSelection, splitPaths } from './select-tests.js';

const root = join(__dirname, '../../../..');
const browserFiles = ['web/e2e/pages/browse/city.spec.ts', 'web/e2e/site/settings.spec.ts'];
const split = (paths: string[], calledFrom = root) => splitPaths(paths, { root, calledFrom, browserFiles });

describe('the tests selected for a run', () => {
  it('are all, or those of the given paths and name', () => {
    expect(readSelection([])).toEqual({ isUnit: false, paths: [] });
    expect(readSelection(['--unit', '-t', 'PUB-HOME-01', 'web', 'gateway'])).toEqual({
      isUnit: true,
      paths: ['web', 'gateway'],
      name: 'PUB-HOME-01',
    });
    expect(() => readSelection(['--watch'])).toThrow(/--watch/);
  });

  it('are those of both runners if no path is given', () => {
    expect(split([])).toEqual({ jest: [], browser: [] });
  });

  it('are passed to Jest or to the browser tests, depending on their path', () => {
    expect(split(['services/settings'])).toEqual({ jest: ['services/settings'] });
    expect(split(['web/e2e/pages/browse/city.spec.ts'])).toEqual({
      browser: ['web/e2e/pages/browse/city.spec.ts'],
    });
    expect(split(['web/e2e', 'libs/text'])).toEqual({ jest: ['libs/text'], browser: ['web/e2e'] });
  });

  it('are those of both runners for a parent folder or a part of a path', () => {
    expect(split(['web'])).toEqual({ jest: ['web'], browser: ['web'] });
    expect(split(['settings.spec'])).toEqual({ jest: ['settings.spec'], browser: ['settings.spec'] });
  });

  it('are resolved from the folder where the command was called', () => {
    expect(split(['src'], join(root, 'libs/text'))).toEqual({ jest: ['libs/text/src'] });
    expect(split(['e2e/pages'], join(root, 'web'))).toEqual({ browser: ['web/e2e/pages'] });
  });
});
