import type { JsonSchema } from '../compatibility/contract-schemas.js';
import { ASCII_LENGTHS, LIST_LENGTHS, TEXT_LENGTHS, WHOLE_VALUES } from './lengths.js';

/** A UTF-16 unit takes at most three bytes. */
const WIDEST = '東';

const widest = (length: number): string => WIDEST.repeat(Math.floor(length));
const WHOLE = WHOLE_VALUES(widest);

/**
 * The output with the longest JSON that a schema allows: texts, lists and records all have their maximum
 * length.
 * @throws Error naming the part of the schema that has no limit
 */
export function largestOutput(schema: JsonSchema, path: string): unknown {
  const name = path.split('.').at(-1)?.replaceAll('[]', '') ?? '';
  if (name in WHOLE) return WHOLE[name];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return longest(choices.map((choice) => largestOutput(choice, path)));
  if (schema.enum) return longest(schema.enum);
  if ('const' in schema) return schema.const;
  const [type] = [schema.type ?? 'string'].flat();
  switch (type) {
    case 'object':
      return largestObject(schema, path, name);
    case 'array': {
      const length = LIST_LENGTHS[path] ?? schema.maxItems ?? LIST_LENGTHS[name];
      if (typeof length !== 'number') throw new Error(`${path} has no maximum number of items`);
      if (schema.prefixItems)
        return (schema.prefixItems as JsonSchema[]).map((each) => largestOutput(each, path));
      const item = largestOutput(schema.items ?? {}, `${path}[]`);
      return Array.from({ length }, () => item);
    }
    case 'string': {
      if (name in ASCII_LENGTHS) return 'x'.repeat(ASCII_LENGTHS[name] ?? 0);
      const length = schema.maxLength ?? TEXT_LENGTHS[path] ?? TEXT_LENGTHS[name];
      if (typeof length !== 'number') throw new Error(`${path} has no maximum length`);
      return widest(length);
    }
    case 'integer':
      return Number.MAX_SAFE_INTEGER;
    case 'number':
      return -12.345678901234567;
    default:
      return type === 'boolean' ? false : null;
  }
}

function largestObject(schema: JsonSchema, path: string, name: string): Record<string, unknown> {
  const own = Object.entries(schema.properties ?? {}).map(([key, property]): [string, unknown] => [
    key,
    largestOutput(property, `${path}.${key}`),
  ]);
  if (typeof schema.additionalProperties !== 'object') return Object.fromEntries(own);
  const entries = LIST_LENGTHS[name];
  if (entries === undefined) throw new Error(`${path} has no maximum number of entries`);
  const value = largestOutput(schema.additionalProperties, `${path}.*`);
  return Object.fromEntries(
    Array.from({ length: entries }, (_, index) => [`${'x'.repeat(38)}${index}`, value]),
  );
}

const longest = (values: readonly unknown[]): unknown =>
  [...values].sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];
