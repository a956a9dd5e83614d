import vocabulary from './schema-org.json' with { type: 'json' };

interface Group {
  readonly extends: readonly string[];
  readonly properties: Readonly<Record<string, readonly string[]>>;
}
const types = vocabulary.types as Readonly<Record<string, readonly string[]>>;
const groups = vocabulary.groups as unknown as Readonly<Record<string, Group>>;

const CONTEXT = 'https://schema.org';
const ISO_TIME = /^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$/;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;
/** schema.org's suffix for the name of an action's input or output, for example `query-input`. */
const ACTION_ANNOTATION = /-(?:input|output)$/;

const primitives: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Number: (value) => typeof value === 'number',
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
  Time: (value) => typeof value === 'string' && ISO_TIME.test(value),
  Date: (value) => typeof value === 'string' && ISO_DATE.test(value),
  DateTime: (value) => typeof value === 'string' && ISO_DATE.test(value),
  DayOfWeek: (value) =>
    typeof value === 'string' && vocabulary.dayOfWeek.some((day) => value === `${CONTEXT}/${day}`),
};

/** Types and properties of a JSON-LD document that schema.org does not define or allow; empty if it is valid. */
export function jsonLdFaults(document: unknown): string[] {
  const faults = nodeFaults(document, '$');
  const context = isRecord(document) ? document['@context'] : undefined;
  return context === CONTEXT ? faults : [`$.@context is ${JSON.stringify(context)}`, ...faults];
}

function nodeFaults(node: unknown, path: string): string[] {
  if (!isRecord(node)) return [`${path} is no object`];
  const type = node['@type'];
  if (typeof type !== 'string' || !Object.hasOwn(types, type)) {
    return [`${path}.@type ${JSON.stringify(type)} is no type of the vocabulary`];
  }
  const known = propertiesOf(ancestorsOf(types[type] ?? []));
  return Object.entries(node).flatMap(([name, value]) => {
    const at = `${path}.${name}`;
    if (name === '@id') return primitives['URL']?.(value) ? [] : [`${at} is no address`];
    if (name.startsWith('@') || ACTION_ANNOTATION.test(name)) return [];
    const ranges = known.get(name);
    return ranges ? valueFaults(value, ranges, at) : [`${at}: ${type} has no such property`];
  });
}

function valueFaults(value: unknown, ranges: readonly string[], path: string): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${path} is an empty list`];
    return value.flatMap((item: unknown, index) => valueFaults(item, ranges, `${path}[${index}]`));
  }
  if (isRecord(value)) {
    const type = String(value['@type']);
    const all = [type, ...ancestorsOf(types[type] ?? []).map((group) => group.replace(/Base$/, ''))];
    const fits = ranges.some((range) => all.includes(range));
    return [
      ...(fits ? [] : [`${path} is a ${type}, not one of ${ranges.join(', ')}`]),
      ...nodeFaults(value, path),
    ];
  }
  // A thing may be given by its URL.
  const fits = ranges.some((range) => primitives[range === 'Thing' ? 'URL' : range]?.(value));
  return fits ? [] : [`${path} is ${JSON.stringify(value)}, not one of ${ranges.join(', ')}`];
}

function ancestorsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => [name, ...ancestorsOf(groups[name]?.extends ?? [])]);
}

function propertiesOf(names: readonly string[]): Map<string, readonly string[]> {
  return new Map(names.flatMap((name) => Object.entries(groups[name]?.properties ?? {})));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
