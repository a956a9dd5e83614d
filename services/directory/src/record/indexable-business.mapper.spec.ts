import { normaliseBusiness } from './normalise/normalise-business.js';
import type { BusinessRecord } from './business.record.js';
import { toIndexable } from './indexable-business.mapper.js';
import { openStatus } from './open-status.js';

function record(businessStatus?: BusinessRecord['businessStatus']): BusinessRecord {
  const at = new Date('2026-11-01T08:00:00Z');
  const _id = { toHexString: () => '0'.repeat(24) };
  const fields = normaliseBusiness({ name: 'A', postalCode: '95444', hours: '24/7', businessStatus })!.fields;
  return {
    ...fields,
    _id,
    source: { kind: 'panel' },
    createdAt: at,
    updatedAt: at,
  } as unknown as BusinessRecord;
}

const spans = (business: BusinessRecord) => Object.values(toIndexable(business).hours ?? {}).flat();

describe('a business for the index', () => {
  it('has its hours while it is in business', () => {
    expect(spans(record('OPERATIONAL'))).toHaveLength(8);
    expect(spans(record())).toHaveLength(8);
  });

  it.each(['CLOSED_PERMANENTLY', 'CLOSED_TEMPORARILY'] as const)(
    'is not open on any day if it is %s, as on its own page',
    (status) => {
      const { hours, timeZone, businessStatus } = toIndexable(record(status));
      expect(businessStatus).toBe(status);
      expect(hours?.monday).toEqual([]);
      expect(spans(record(status)).filter((span) => span !== null)).toEqual([]);
      expect(timeZone).toBe('Europe/Berlin');
      expect(openStatus(record(status), new Date()).isOpen).toBe(false);
    },
  );
});
