import fc from 'fast-check';
import { z } from 'zod';
import { PAGING } from '../../limits/index.js';
import { limitParameter, offsetParameter, pageParameter, searchText, withBoundedDepth } from './query.js';
import { publicEndpoints } from '../../serving/endpoints.js';
import { type GewerkError, invalidInput } from '../errors/errors.js';
import { totalPages } from '../total-pages.js';

const { search, cityBusinesses, categoryBusinesses, popular } = publicEndpoints;

/** The fault of a query as the HTTP client reads it; undefined if it is accepted. */
function faultOf(schema: z.ZodType, query: unknown): GewerkError | undefined {
  const parsed = schema.safeParse(query);
  return parsed.success ? undefined : invalidInput(parsed.error);
}

describe('paging parameters', () => {
  const wrong = [
    '0x10',
    '1e2',
    '-1',
    '+1',
    '1.5',
    '1.0',
    ' 1',
    '1 ',
    '',
    '01',
    '٣',
    'NaN',
    'ten',
    '9'.repeat(30),
  ];

  it.each(wrong)('refuse %j, naming the parameter', (value) => {
    for (const [schema, name] of [
      [search.query, 'limit'],
      [search.query, 'offset'],
      [cityBusinesses.query, 'page'],
      [popular.query, 'limit'],
    ] as const) {
      const fault = faultOf(schema, { [name]: value });
      expect(fault?.status).toBe(400);
      expect(fault?.errors).toEqual([
        { field: name, message: expect.stringMatching(/^must be a whole number from \d+ to \d+/) as string },
      ]);
      expect(fault?.message).toContain(`${name}: must be a whole number`);
    }
  });

  it.each([
    { query: { limit: '0' }, field: 'limit' },
    { query: { limit: '101' }, field: 'limit' },
    { query: { page: '0' }, field: 'page' },
    { query: { page: '10001' }, field: 'page' },
    { query: { limit: ['1', '2'] }, field: 'limit' },
    { query: { page: ['1', '1'] }, field: 'page' },
  ])('refuse $query, naming $field', ({ query, field }) => {
    expect(new Set(faultOf(cityBusinesses.query, query)?.errors.map((fault) => fault.field))).toEqual(
      new Set([field]),
    );
  });

  it('refuse an offset above 10,000', () => {
    expect(faultOf(search.query, { offset: '10000' })).toBeUndefined();
    expect(faultOf(search.query, { offset: '10001' })?.errors[0]?.field).toBe('offset');
  });

  it('refuse a page deeper than 10,000 businesses, naming page', () => {
    expect(faultOf(cityBusinesses.query, { page: '100', limit: '100' })).toBeUndefined();
    const fault = faultOf(cityBusinesses.query, { page: '101', limit: '100' });
    expect(fault?.errors).toEqual([{ field: 'page', message: 'page × limit must be at most 10000' }]);
  });

  it('default to the page sizes of the specification', () => {
    expect(popular.query.parse({})).toEqual({ limit: 12 });
    expect(cityBusinesses.query.parse({})).toEqual({ page: 1, limit: 20 });
    expect(categoryBusinesses.query.parse({})).toEqual({ page: 1, limit: 12, sortBy: 'rating' });
  });

  it('accept exactly the plain decimal integers within their bounds', () => {
    const parameter = z.object({
      limit: limitParameter(12),
      offset: offsetParameter(),
      page: pageParameter(),
    });
    const bounds = { limit: [1, 100], offset: [0, 10_000], page: [1, 10_000] } as const;
    fc.assert(
      fc.property(
        fc.constantFrom('limit', 'offset', 'page'),
        fc.oneof(fc.integer({ min: -20_000, max: 20_000 }).map(String), fc.string({ maxLength: 6 })),
        (name, text) => {
          const [least, most] = bounds[name];
          const plain = /^\d+$/.test(text) && String(Number(text)) === text;
          const right = plain && Number(text) >= least && Number(text) <= most;
          expect(parameter.safeParse({ [name]: text }).success).toBe(right);
        },
      ),
    );
  });
});

describe('totalPages', () => {
  const bounded = withBoundedDepth(z.strictObject({ page: pageParameter(), limit: limitParameter(20) }));

  it('counts only pages that can be requested, and covers every business within the depth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600_000 }), fc.integer({ min: 1, max: 100 }), (total, limit) => {
        const pages = totalPages(total, limit);
        expect(pages * limit).toBeLessThanOrEqual(PAGING.maxDepth);
        if (pages > 0) expect(bounded.safeParse({ page: pages, limit }).success).toBe(true);
        if (total <= PAGING.maxDepth - limit) expect(pages * limit).toBeGreaterThanOrEqual(total);
        expect((pages - 1) * limit).toBeLessThan(Math.max(total, 1));
      }),
    );
  });

  it('is 0 without businesses, and at most 500 for pages of 20', () => {
    expect([totalPages(0, 20), totalPages(1, 20), totalPages(21, 20), totalPages(521_000, 20)]).toEqual([
      0, 1, 2, 500,
    ]);
  });
});

describe('search text', () => {
  const fault = (query: unknown) => faultOf(search.query, query)?.errors[0];

  it('is trimmed', () => {
    expect(searchText().parse('  Autowerkstatt \n')).toBe('Autowerkstatt');
  });

  it('has at most 200 characters', () => {
    expect(fault({ query: 'ä'.repeat(200) })).toBeUndefined();
    expect(fault({ query: 'ä'.repeat(201) })).toEqual({
      field: 'query',
      message: 'must have at most 200 characters',
    });
  });

  it('must not contain a NUL character', () => {
    expect(fault({ location: 'Krems\u0000' })).toEqual({
      field: 'location',
      message: 'must not contain a NUL character',
    });
  });

  it('must be a single text, not a repeated or nested parameter', () => {
    expect(fault({ query: ['a', 'b'] })).toEqual({ field: 'query', message: 'must be a string' });
    expect(fault({ query: { $ne: '' } })).toEqual({ field: 'query', message: 'must be a string' });
  });

  it.each(['query[$ne]', '$where', '__proto__x', 'order', 'Query'])(
    'refuses the unknown parameter %s by name',
    (key) => {
      expect(fault({ [key]: '1' })).toEqual({ field: key, message: 'is not a known field' });
    },
  );
});

describe('sortBy', () => {
  it('is refused with the allowed values if it is unknown', () => {
    expect(faultOf(categoryBusinesses.query, { sortBy: 'price' })?.errors).toEqual([
      { field: 'sortBy', message: 'must be one of rating, name, city, reviews' },
    ]);
  });
});
