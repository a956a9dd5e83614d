import { z } from 'zod';
import {
  errorCodes,
  errorStatus,
  fieldFaults,
  GewerkError,
  invalidInput,
  problemSchema,
  runFaultOf,
  toProblem,
} from './errors.js';
import { refused } from './refused.js';

describe('the table of errors', () => {
  it('gives every code an error status', () => {
    for (const code of errorCodes) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(errorStatus[code]).toBeGreaterThanOrEqual(400);
      expect(errorStatus[code]).toBeLessThan(600);
      expect(new GewerkError(code, 'detail').status).toBe(errorStatus[code]);
    }
  });

  it.each([
    ['invalid-input', 400],
    ['business-not-found', 404],
    ['payload-too-large', 413],
    ['uri-too-long', 414],
    ['not-a-spreadsheet', 415],
    ['unprocessable-file', 422],
    ['rate-limited', 429],
    ['headers-too-large', 431],
    ['internal', 500],
    ['unavailable', 503],
  ] as const)('maps %s to %d', (code, status) => {
    expect(errorStatus[code]).toBe(status);
  });
});

describe('a problem document', () => {
  it('matches its schema for every code', () => {
    for (const code of errorCodes) {
      const problem = toProblem(new GewerkError(code, 'What happened.'), 'request-1');
      expect(problemSchema.strict().parse(problem)).toEqual({
        type: `urn:gewerk:problem:${code}`,
        title: code.replaceAll('-', ' '),
        status: errorStatus[code],
        detail: 'What happened.',
        code,
        requestId: 'request-1',
      });
    }
  });

  it('names the fields at fault', () => {
    const errors = [{ field: 'limit', message: 'must be a whole number' }];
    expect(toProblem(new GewerkError('invalid-input', 'limit: …', errors)).errors).toEqual(errors);
  });

  it.each([new Error('password 4711'), 'password 4711', undefined, { message: 'password 4711' }])(
    'reveals no detail of an unexpected error',
    (fault) => {
      const problem = toProblem(fault);
      expect(problem).toMatchObject({ status: 500, code: 'internal' });
      expect(JSON.stringify(problem)).not.toContain('4711');
    },
  );
});

describe('the faults of an input', () => {
  const schema = z.strictObject({
    rows: z.array(z.strictObject({ name: z.string({ error: 'must be a string' }) })),
  });

  it('are named by the path of the field', () => {
    const parsed = schema.safeParse({ rows: [{ name: 'Eva' }, { name: 7 }, { name: 'Jo', colour: 'red' }] });
    expect(fieldFaults(parsed.error as z.ZodError)).toEqual([
      { field: 'rows.1.name', message: 'must be a string' },
      { field: 'rows.2.colour', message: 'is not a known field' },
    ]);
  });

  it('of the whole input are marked as such', () => {
    expect(fieldFaults(schema.safeParse(null).error as z.ZodError)[0]?.field).toBe('(input)');
  });

  it('are all listed in the detail', () => {
    const error = invalidInput(schema.safeParse({ rows: [{ name: 7 }], limit: 1 }).error as z.ZodError);
    expect(error.code).toBe('invalid-input');
    expect(error.message).toBe('rows.0.name: must be a string; limit: is not a known field');
  });

  it('are limited to a hundred, with field names of limited length', () => {
    const unknown = Object.fromEntries(Array.from({ length: 90_000 }, (_, at) => [`${at}`.repeat(50), at]));
    for (const input of [{ rows: [], ...unknown }, { rows: Array<number>(90_000).fill(0) }]) {
      const faults = fieldFaults(schema.safeParse(input).error as z.ZodError);
      expect(faults).toHaveLength(101);
      expect(faults.at(-1)).toEqual({ field: '(input)', message: 'has more errors than are listed here' });
      expect(Math.max(...faults.map(({ field }) => field.length))).toBeLessThanOrEqual(200);
    }
    const [long] = fieldFaults(schema.safeParse({ rows: [], ['x'.repeat(900_000)]: 1 }).error as z.ZodError);
    expect(long?.field).toBe('x'.repeat(200));
  });
});

describe('the fault of a run', () => {
  it('is the code of the error that ended it, with the reason if there is one', () => {
    expect(runFaultOf(refused('bulk-running'))).toEqual({
      code: 'conflict',
      reason: { name: 'bulk-running', facts: {} },
    });
    expect(runFaultOf(new GewerkError('timeout', 'Too late.'))).toEqual({ code: 'timeout' });
  });

  it('is only the code internal if the error was unexpected', () => {
    expect(runFaultOf(new TypeError('x is undefined'))).toEqual({ code: 'internal' });
  });
});
