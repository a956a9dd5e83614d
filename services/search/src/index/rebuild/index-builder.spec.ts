import { setTimeout as pause } from 'node:timers/promises';
import type { MessageBus } from '@gewerk/messaging';
import { indexVersion, LIVE_INDEX } from '../../document/index-settings.js';
import type { Engine } from '../../engine/engines.js';
import type { ServingIndex } from '../../engine/serving-index.js';
import { listedBusiness } from '../../test/listed-business.js';
import type { SynonymsRepository } from '../synonyms/synonyms.repository.js';
import type { WriterLeases } from '../update/writer-leases.repository.js';
import { IndexBuilder } from './index-builder.js';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(() => Promise.resolve()) }));

/** Seven parts of 20 pages and a last one. */
const PAGES = 141;
const TASK_MS = 400;

/** A builder beside a live index of this version, null for none, and what its engine is asked to do, in order. */
function builderBeside(version: string | null): { builder: IndexBuilder; done: string[] } {
  const done: string[] = [];
  let [now, page] = [0, 0];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.mocked(pause).mockImplementation(((ms: number) => {
    done.push(`rest ${ms}`);
    return Promise.resolve();
  }) as typeof pause);
  const indexes = {
    names: () => Promise.resolve(new Set(version === null ? [] : [LIVE_INDEX])),
    getDocument: () => Promise.resolve({ version }),
    put: () => Promise.resolve(done.push('task')),
    settled: () => {
      now += TASK_MS;
      done.push('stored');
      return Promise.resolve();
    },
  };
  const request = () => {
    page += 1;
    const items = [listedBusiness({ name: `Werkraum ${page}` })];
    return Promise.resolve({ items, next: page < PAGES ? items[0]?.id : null });
  };
  const builder = new IndexBuilder(
    { nth: 0, indexes } as unknown as Engine,
    { request } as unknown as MessageBus,
    { hold: (work: (assertHeld: () => void) => unknown) => work(() => undefined) } as unknown as WriterLeases,
    {} as SynonymsRepository,
    {} as ServingIndex,
  );
  return { builder, done };
}

async function fill({ builder, done }: ReturnType<typeof builderBeside>): Promise<string[]> {
  let indexed = 0;
  const advance = (progress: { indexed: number }) => {
    indexed = progress.indexed;
    return Promise.resolve();
  };
  await builder.fill({ after: null, indexed: 0 }, advance, new AbortController().signal);
  expect(indexed).toBe(PAGES);
  return done;
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a rebuild', () => {
  it('rests as long as it works while an index of another version serves, with no task left waiting', async () => {
    const round = ['task', 'task', 'task', 'stored', 'stored', 'stored'];
    const rest = `rest ${3 * TASK_MS}`;
    expect(await fill(builderBeside('older'))).toEqual([
      ...[...round, rest],
      ...[...round, rest],
      ...['task', 'task', 'stored', 'stored'],
    ]);
  });

  it.each([
    ['no index serves', null],
    ['the index of this version serves', indexVersion],
  ])('keeps the engine busy without a rest while %s', async (_case, version) => {
    const done = await fill(builderBeside(version));
    expect(done.filter((what) => what.startsWith('rest'))).toEqual([]);
    expect(done.slice(0, 5)).toEqual(['task', 'task', 'task', 'stored', 'task']);
  });
});
