import { z } from 'zod';
import type { EventContract } from '../bus/event.js';
import type { Operation } from '../bus/operation.js';

/** The subset of JSON Schema that zod writes. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  [keyword: string]: unknown;
}

/** The messages between processes of one version, by subject. */
export interface ContractSchemas {
  operations: Record<string, { input: JsonSchema; output: JsonSchema }>;
  events: Record<string, JsonSchema>;
}

/**
 * The schemas of all operations and events among a module's exports. Constraints that JSON Schema cannot express
 * are left out.
 */
export function contractSchemas(exported: Readonly<Record<string, unknown>>): ContractSchemas {
  const schemas: ContractSchemas = { operations: {}, events: {} };
  for (const value of Object.values(exported)) {
    if (isOperation(value)) {
      schemas.operations[value.subject] = {
        input: toJson(value.input, 'input'),
        output: toJson(value.output, 'output'),
      };
    } else if (isEvent(value)) schemas.events[value.subject] = toJson(value.payload, 'output');
  }
  return schemas;
}

function toJson(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _version, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json as JsonSchema;
}

const has = (value: unknown, ...keys: string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

const isOperation = (value: unknown): value is Operation => has(value, 'subject', 'input', 'output');
const isEvent = (value: unknown): value is EventContract => has(value, 'subject', 'payload');
