import { Types } from 'mongoose';
import type { BusinessFields, BusinessRecord } from '../record/business.record.js';
import { ChangeSet } from './change-set.js';
import type { Plan } from './plan.js';

const now = new Date('2026-01-02T00:00:00Z');

const business = (name: string, fields: Partial<BusinessRecord> = {}): BusinessRecord => ({
  _id: new Types.ObjectId(),
  placeId: `place-${name}`,
  name,
  city: 'Hof',
  countryCode: 'DE',
  rawCategory: 'car repair',
  category: 'KFZ-Werkstatt',
  tradeKey: 'kfz-werkstatt',
  subtypes: [],
  categorySlugs: ['kfz-werkstatt'],
  categorySet: 'kfz-werkstatt',
  popularity: 0,
  photos: [],
  photosCount: 0,
  verified: false,
  listed: true,
  citySlug: 'hof',
  nameSlug: name,
  urlSlug: `hof/${name}`,
  source: { kind: 'import', runId: 'first', row: 1 },
  lastRun: 'first',
  createdAt: new Date('2026-01-01T00:00:00Z'),
  updatedAt: new Date('2026-01-01T00:00:00Z'),
  ...fields,
});

/** The result of a plan in a directory with these businesses. */
const changesOf = (plan: Plan, stored: BusinessRecord[], runId = 'second') =>
  ChangeSet.of(plan, {
    source: { kind: 'panel', runId },
    now,
    newId: () => new Types.ObjectId(),
    findOwners: (urlSlugs) =>
      Promise.resolve(
        new Map(
          stored
            .filter(({ urlSlug }) => urlSlugs.includes(urlSlug))
            .map(({ _id, urlSlug }): [string, string] => [urlSlug, _id.toHexString()]),
        ),
      ),
  });

const renamed = ({ ...fields }: BusinessFields, name: string): BusinessFields => ({ ...fields, name });

describe('a change set', () => {
  it('gives a new business a different address from the one in use', async () => {
    const stored = business('huber');
    const { inserts, event } = await changesOf(
      { planned: [{ before: null, fields: { ...business('huber'), placeId: 'other' } }] },
      [stored],
    );
    expect(inserts[0]?.urlSlug).toMatch(/^hof\/huber-\w+$/);
    expect(event).toMatchObject({ ids: [inserts[0]?._id.toHexString()], citySlugs: ['hof'] });
  });

  it('gives the remaining business the address of the one merged into it', async () => {
    const before = business('huber-alt');
    const other = business('huber');
    const { updates, retired, regained } = await changesOf(
      {
        planned: [{ before, fields: renamed(before, 'huber') }],
        removed: [{ business: other, heir: before._id }],
      },
      [before, other],
    );
    expect(updates[0]?.set).toMatchObject({ urlSlug: 'hof/huber', updatedAt: now });
    expect(regained).toEqual(['hof/huber']);
    expect(retired).toEqual([{ urlSlug: 'hof/huber-alt', businessId: before._id }]);
  });

  it('reserves the address of a removed business for its restore', async () => {
    const gone = business('huber');
    const changes = await changesOf({ removed: [{ business: gone, heir: gone._id }] }, [gone]);
    expect(changes.retired).toEqual([{ urlSlug: 'hof/huber', businessId: gone._id }]);
    changes.restore(gone);
    expect(changes.regained).toEqual(['hof/huber']);
    expect(changes.counts.changes()).toEqual([]);
  });

  it('records what its undo needs: created, replaced and unchanged businesses', async () => {
    const changed = business('adler');
    const same = business('zorn');
    const { trace, replaced, updates } = await changesOf(
      {
        planned: [
          { before: null, fields: business('neu') },
          { before: changed, fields: renamed(changed, 'Adler') },
          { before: same, fields: same },
        ],
      },
      [changed, same],
    );
    expect(trace.created).toHaveLength(1);
    expect(replaced).toEqual([changed]);
    expect(trace.confirmed).toEqual([{ id: same._id, lastRun: 'first' }]);
    expect(updates.at(-1)).toEqual({ id: same._id, set: { lastRun: 'second' }, unset: {} });
  });
});
