import { isDeepStrictEqual } from 'node:util';
import type { ContractSchemas, JsonSchema } from './contract-schemas.js';

/**
 * Changes that keep the processes of two versions from working together, one sentence each. While processes
 * are upgraded one by one, each version may call, answer or notify the other.
 */
export function breakingChanges(before: ContractSchemas, now: ContractSchemas): string[] {
  const faults: string[] = [];
  for (const [subject, old] of Object.entries(before.operations)) {
    const current = now.operations[subject];
    if (!current) faults.push(`${subject}: was removed, but the previous version requests it`);
    else {
      faults.push(
        ...misread(old.input, current.input, `${subject} requested by the previous version: input`, true),
        ...misread(current.input, old.input, `${subject} requested from the previous version: input`, true),
        ...misread(old.output, current.output, `${subject} answered by the previous version: output`, false),
        ...misread(current.output, old.output, `${subject} sent to the previous version: output`, false),
      );
    }
  }
  for (const [subject, old] of Object.entries(before.events)) {
    const current = now.events[subject];
    if (!current) faults.push(`${subject}: was removed, but the previous version sends it`);
    else {
      faults.push(
        ...misread(old, current, `${subject} sent by the previous version: payload`, false),
        ...misread(current, old, `${subject} sent to the previous version: payload`, false),
      );
    }
  }
  return faults;
}

/** Limits that may not be narrower for a reader than for the writer. */
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'];
const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'];
const SAME = ['pattern', 'format', 'multipleOf'];
/** Schema forms that are only compared as a whole; no contract uses one so far. */
const WHOLE = ['allOf', '$ref', 'not'];

/**
 * Where a reader does not understand what a writer may send.
 * @param isValidated whether the reader refuses what its schema does not allow, rather than ignoring it
 */
function misread(writer: JsonSchema, reader: JsonSchema, path: string, isValidated: boolean): string[] {
  if (isDeepStrictEqual(writer, reader) || Object.keys(reader).length === 0) return [];
  const whole = WHOLE.find((form) => form in writer || form in reader);
  if (whole) return [`${path} differs, and the contents of ${whole} are not compared`];
  const choices = alternatives(writer);
  if (choices) return choices.flatMap((choice) => misread(choice, reader, path, isValidated));
  const allowed = alternatives(reader);
  if (allowed) {
    const fits = allowed.some((choice) => misread(writer, choice, path, isValidated).length === 0);
    return fits ? [] : [`${path} has no such alternative`];
  }
  if (!isTypeKnown(writer, reader)) return [`${path} is ${kindOf(writer)}, not ${kindOf(reader)}`];
  return [
    ...misreadValues(writer, reader, path),
    ...(isValidated ? misreadLimits(writer, reader, path) : []),
    ...misreadProperties(writer, reader, path, isValidated),
    ...(writer.items && reader.items ? misread(writer.items, reader.items, `${path}[]`, isValidated) : []),
  ];
}

function misreadProperties(
  writer: JsonSchema,
  reader: JsonSchema,
  path: string,
  isValidated: boolean,
): string[] {
  const { properties: written = {}, required: always = [] } = writer;
  const { properties: known = {}, required: needed = [], additionalProperties: others } = reader;
  return [
    ...needed
      .filter((name) => !always.includes(name))
      .map((name) => `${path}.${name} may be missing, but is required`),
    ...Object.entries(written).flatMap(([name, schema]) => {
      const read = known[name] ?? (typeof others === 'object' ? others : undefined);
      if (read) return misread(schema, read, `${path}.${name}`, isValidated);
      return isValidated && others === false ? [`${path}.${name} is unknown and refused`] : [];
    }),
    ...(typeof writer.additionalProperties === 'object' && typeof others === 'object'
      ? misread(writer.additionalProperties, others, `${path}.*`, isValidated)
      : []),
  ];
}

function misreadValues(writer: JsonSchema, reader: JsonSchema, path: string): string[] {
  const read = valuesOf(reader);
  if (!read) return [];
  const written = valuesOf(writer);
  if (!written) return [`${path} may have any value, not only ${JSON.stringify(read)}`];
  return written
    .filter((value) => !read.some((one) => isDeepStrictEqual(one, value)))
    .map((value) => `${path} may be ${JSON.stringify(value)}, which is unknown`);
}

function misreadLimits(writer: JsonSchema, reader: JsonSchema, path: string): string[] {
  const narrower = (
    keys: readonly string[],
    isNarrower: (read: number, written: number) => boolean,
    open: number,
  ) => keys.filter((key) => isNarrower(Number(reader[key] ?? open), Number(writer[key] ?? open)));
  return [
    ...narrower(UPPER, (read, written) => read < written, Infinity),
    ...narrower(LOWER, (read, written) => read > written, -Infinity),
    ...SAME.filter((key) => reader[key] !== undefined && reader[key] !== writer[key]),
  ].map((key) => `${path} must satisfy ${key} ${String(reader[key])}, but may not`);
}

const alternatives = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] | undefined => anyOf ?? oneOf;

const valuesOf = (schema: JsonSchema): unknown[] | undefined =>
  schema.enum ?? ('const' in schema ? [schema.const] : undefined);

const typesOf = ({ type }: JsonSchema): string[] => [type ?? []].flat();

const kindOf = (schema: JsonSchema): string => typesOf(schema).join(' or ') || 'anything';

function isTypeKnown(writer: JsonSchema, reader: JsonSchema): boolean {
  const read = typesOf(reader);
  if (read.length === 0 || valuesOf(writer)) return true;
  const written = typesOf(writer);
  if (written.length === 0) return false;
  return written.every((type) => read.includes(type) || (type === 'integer' && read.includes('number')));
}
