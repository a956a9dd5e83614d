import * as contracts from '../bus/index.js';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { breakingChanges } from './breaking-changes.js';
import { type ContractSchemas, contractSchemas } from './contract-schemas.js';
import { defineEvent } from '../bus/event.js';
import { defineOperation } from '../bus/operation.js';

const RECORDED = join(__dirname, '../../recorded');
const now = contractSchemas(contracts);

/**
 * Exports with a filter or format that the previous version does not support: it should refuse these rather
 * than export too much. Both versions support exports without them.
 */
const REFUSED_ON_PURPOSE = [
  'changedSince',
  'source',
  'run',
  'runPart',
  'website',
  'photos',
  'selection',
  'format',
  'columns',
].map(
  (field) =>
    `import-export.export-businesses requested from the previous version: input.choice.${field} is unknown and refused`,
);

describe('the contracts', () => {
  const releases = readdirSync(RECORDED)
    .filter((file) => /^\d+\.\d+\.\d+\.json$/.test(file))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const last = releases.at(-1) ?? '';

  it(`let this version run beside the last release, ${last}, with calls in both directions`, () => {
    const before = JSON.parse(readFileSync(join(RECORDED, last), 'utf8')) as ContractSchemas;
    expect(Object.keys(before.operations).length).toBeGreaterThan(50);
    expect(Object.keys(before.events).length).toBeGreaterThan(5);
    expect(breakingChanges(before, now)).toEqual(REFUSED_ON_PURPOSE);
  });

  it('include the schemas of operations and events', () => {
    expect(now.operations['directory.get-business']?.input.properties).toHaveProperty('id');
    expect(now.events['directory.business.changed']).toBeDefined();
  });
});

describe('a change of a contract', () => {
  const base = { id: z.string(), limit: z.number().int().max(20).default(10) };
  const answer = { state: z.enum(['open', 'done']), note: z.string().nullable() };
  const changed = { id: z.string() };
  const schemasOf = (input: z.ZodType, output: z.ZodType, payload: z.ZodType): ContractSchemas =>
    contractSchemas({
      look: defineOperation({ service: 'directory', name: 'look', input, output }),
      changed: defineEvent('directory.changed', payload),
    });
  const before = schemasOf(z.object(base), z.object(answer), z.object(changed));
  const faultsOf = (change: { input?: object; output?: object; payload?: object }) =>
    breakingChanges(
      before,
      schemasOf(
        z.object({ ...base, ...change.input }),
        z.object({ ...answer, ...change.output }),
        z.object({ ...changed, ...change.payload }),
      ),
    );

  it.each([
    ['a further optional input', { input: { city: z.string().optional() } }],
    ['a further optional output', { output: { hint: z.string().optional() } }],
    ['a further optional fact of an event', { payload: { city: z.string().optional() } }],
    ['nothing', {}],
  ])('is harmless: %s', (_what, change) => {
    expect(faultsOf(change)).toEqual([]);
  });

  it.each([
    ['a further needed input', { input: { city: z.string() } }, 'input.city may be missing, but is required'],
    ['a narrower limit', { input: { limit: z.number().int().max(5).default(5) } }, 'must satisfy maximum 5'],
    ['another type', { input: { id: z.number() } }, 'input.id is string, not number'],
    ['a pattern', { input: { id: z.string().regex(/^[a-f]+$/) } }, 'must satisfy pattern'],
    ['an output that is not there', { output: { note: z.undefined() } }, 'note'],
    ['a further output that is relied on', { output: { hint: z.string() } }, 'output.hint may be missing'],
    ['a further state', { output: { state: z.enum(['open', 'done', 'new']) } }, 'state may be "new"'],
    ['no null any more', { output: { note: z.string() } }, 'output.note is string or null, not string'],
    ['a further needed fact of an event', { payload: { city: z.string() } }, 'payload.city may be missing'],
    [
      'a form that it cannot look into',
      { input: { id: z.intersection(z.string(), z.string().max(9)) } },
      'input.id differs, and the contents of allOf are not compared',
    ],
  ])('detects: %s', (_what, change, fault) => {
    expect(faultsOf(change).join('\n')).toContain(fault);
  });

  it('detects removals, and new inputs that the previous version refuses', () => {
    expect(breakingChanges(before, { operations: {}, events: {} })).toEqual([
      'directory.look: was removed, but the previous version requests it',
      'directory.changed: was removed, but the previous version sends it',
    ]);
    const strict = schemasOf(z.strictObject(base), z.object(answer), z.object(changed));
    const more = schemasOf(
      z.strictObject({ ...base, city: z.string().optional() }),
      z.object(answer),
      z.object(changed),
    );
    expect(breakingChanges(strict, more)).toEqual([
      'directory.look requested from the previous version: input.city is unknown and refused',
    ]);
  });
});
