import * as bus from './bus/index.js';
import * as http from './http/index.js';
import * as serving from './serving/index.js';
import * as model from './index.js';

const contracts = { ...model, ...bus, ...http, ...serving };

const {
  businessInputSchema,
  openingHoursSchema,
  publicEndpoints,
  rowErrorSchema,
  siteSettingsSchema,
  emptySiteSettings,
  upsertBusinesses,
} = contracts;

const exported: unknown[] = Object.values(contracts);

const operations = exported.filter(
  (value): value is bus.Operation =>
    typeof value === 'object' && value !== null && 'service' in value && 'timeoutMs' in value,
);
const events = exported.filter(
  (value): value is bus.EventContract =>
    typeof value === 'object' && value !== null && 'payload' in value && 'subject' in value,
);

describe('the operations', () => {
  it('have unique subjects that start with the name of their service', () => {
    expect(operations.length).toBeGreaterThan(10);
    const subjects = [...operations, ...events].map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
    for (const { service, subject, timeoutMs } of operations) {
      expect(subject).toMatch(new RegExp(`^${service}\\.[a-z]+(-[a-z]+)*$`));
      expect(timeoutMs).toBeGreaterThan(0);
    }
  });

  it('that serve public routes accept the parsed input of the route', () => {
    for (const [name, route] of Object.entries(publicEndpoints)) {
      const asked = name === 'suggestions' ? { query: 'auto' } : {};
      const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, part]) => [part, 'koeln']);
      const input = { ...route.query.parse(asked), ...Object.fromEntries(names) };
      expect({ path: route.path, ...route.operation.input.safeParse(input) }).toMatchObject({
        success: true,
      });
    }
  });
});

describe('a row error', () => {
  it('is a code with the field and the value, never a sentence', () => {
    const error = { row_number: 7, code: 'missing', field: 'name', value: null };
    expect(rowErrorSchema.parse(error)).toEqual(error);
    expect(rowErrorSchema.safeParse({ ...error, code: 'Name fehlt' }).success).toBe(false);
    expect(rowErrorSchema.safeParse({ ...error, row_number: 1.5 }).success).toBe(false);
  });
});

describe('a batch of rows', () => {
  const row = { row: 2, business: { name: 'FINAL CUT' } };

  it('skips existing businesses by default', () => {
    expect(upsertBusinesses.input.parse({ runId: 'r', batch: 0, rows: [row] })).toMatchObject({
      mode: 'skip',
      source: 'import',
    });
  });

  it('has at most 500 rows', () => {
    const batch = (rows: number) => ({ runId: 'r', batch: 0, rows: Array.from({ length: rows }, () => row) });
    expect(upsertBusinesses.input.safeParse(batch(500)).success).toBe(true);
    expect(upsertBusinesses.input.safeParse(batch(501)).success).toBe(false);
  });
});

describe('a business as a source gives it', () => {
  it('needs only its name', () => {
    expect(businessInputSchema.safeParse({ name: 'A.T.U.' }).success).toBe(true);
    expect(businessInputSchema.safeParse({ city: 'Krems' }).success).toBe(false);
  });

  it.each([
    { latitude: 91 },
    { longitude: -181 },
    { rating: 0.5 },
    { rating: 6 },
    { reviewCount: -1 },
    { priceLevel: 9 },
  ])('is refused with %j', (fields) => {
    expect(businessInputSchema.safeParse({ name: 'A.T.U.', ...fields }).success).toBe(false);
  });
});

describe('opening hours in normal form', () => {
  const closed = {
    ...Object.fromEntries(contracts.weekdays.map((day) => [day, []])),
    publicHolidays: null,
  };

  it('have spans in whole minutes that begin on their day and end by the end of the next', () => {
    expect(openingHoursSchema.safeParse({ ...closed, friday: [[1200, 1560]] }).success).toBe(true);
    expect(openingHoursSchema.safeParse({ ...closed, friday: [[1440, 1500]] }).success).toBe(false);
    expect(openingHoursSchema.safeParse({ ...closed, friday: [[0, 2881]] }).success).toBe(false);
    expect(openingHoursSchema.safeParse({ ...closed, friday: [[480.5, 1140]] }).success).toBe(false);
  });
});

describe('the site settings', () => {
  it('accept snippets of up to 64 KB, counted in bytes', () => {
    const withHead = (head_code: string) => siteSettingsSchema.safeParse({ ...emptySiteSettings, head_code });
    expect(withHead('x'.repeat(64 * 1024)).success).toBe(true);
    expect(withHead('x'.repeat(64 * 1024 + 1)).success).toBe(false);
    expect(withHead('ä'.repeat(32 * 1024 + 1)).success).toBe(false);
  });

  it('have eight fields', () => {
    expect(Object.keys(siteSettingsSchema.shape)).toHaveLength(8);
  });
});
