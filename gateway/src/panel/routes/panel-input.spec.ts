import { panelEndpoints } from '@gewerk/contracts/serving';
import type { FastifyRequest } from 'fastify';
import { readBody } from './panel-input.js';

const taken = (body: unknown) => readBody(panelEndpoints.startValidation, { body } as FastifyRequest);

describe('the body of a call that expects none', () => {
  it.each([undefined, null, {}])('may be missing or empty: %j', (body) => {
    expect(taken(body)).toEqual({});
  });

  // A selection belongs in the query: if one in the body were ignored, all websites would be checked.
  it.each<{ body: unknown }>([
    { body: { selection: 'x' } },
    { body: { toString: 1 } },
    { body: [] },
    { body: ['x'] },
    { body: 'x' },
    { body: 5 },
    { body: true },
  ])('is refused if it contains anything: %j', ({ body }) => {
    expect(() => taken(body)).toThrow(expect.objectContaining({ code: 'invalid-input' }));
  });
});
