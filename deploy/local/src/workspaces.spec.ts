import { resolve } from 'node:path';
import { PROCESS_KINDS } from './processes/processes.js';
import { readWorkspaces, withDependents } from './workspaces.js';

const root = resolve(__dirname, '../../..');

describe('the workspaces of a running system', () => {
  it('include every kind of process', () => {
    const folders = readWorkspaces(root).map(({ folder }) => folder);
    expect(folders).toEqual(expect.arrayContaining(PROCESS_KINDS.map(({ folder }) => folder)));
  });

  it('are affected by a change to those that they import', () => {
    const all = [
      { name: 'contracts', folder: 'a', uses: [] },
      { name: 'messaging', folder: 'b', uses: ['contracts'] },
      { name: 'search', folder: 'c', uses: ['messaging'] },
      { name: 'text', folder: 'd', uses: [] },
    ];
    expect(withDependents(all, new Set(['contracts']))).toEqual(
      new Set(['contracts', 'messaging', 'search']),
    );
    expect(withDependents(all, new Set(['text']))).toEqual(new Set(['text']));
  });
});
