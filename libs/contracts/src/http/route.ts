import type { z } from 'zod';
import type { Operation, OutputOf } from '../bus/operation.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a call goes. */
export interface Address {
  /** GET where it is missing. */
  readonly method?: Method;
  /** OpenAPI form, e.g. `/api/businesses/{id}`. */
  readonly path: string;
}

/** What of a call's serving its types come from. */
export interface Served {
  /** Strict: unknown parameters are refused. */
  readonly query?: z.ZodType;
  /** The JSON body. */
  readonly body?: z.ZodType | null;
  /** What answers the call: path, query and body together are its input. */
  readonly operation?: Operation;
  /** The JSON answer of a call that a handler of the gateway answers. */
  readonly answer?: z.ZodType;
}

/** Exists in types only: how a route is served. */
declare const served: unique symbol;

/** Routes as addresses, typed by how they are served. The browser gets the addresses and nothing of the schemas. */
export type Routes<Addresses, Servings extends Readonly<Record<keyof Addresses, Served>>> = {
  readonly [Name in keyof Addresses]: Addresses[Name] & { readonly [served]?: Servings[Name] };
};

/** A route with the types of its parameters, query, body and answer. */
export type Route<S extends Served = Served> = Address & { readonly [served]?: S };

type ServedOf<R extends Route> = NonNullable<R[typeof served]>;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
/** The parts of a route's path, unencoded. */
export type ParametersOf<R extends Address> = { readonly [Name in Names<R['path']>]: string };

type InputOfSchema<Schema> = Schema extends z.ZodType ? z.input<Schema> : Record<string, never>;
/** What a caller may ask for in a route's query. */
export type QueryOf<R extends Route> = InputOfSchema<ServedOf<R>['query']>;
/** The JSON that a caller sends to a route. */
export type BodyOf<R extends Route> = InputOfSchema<ServedOf<R>['body']>;

/** The JSON that a route answers; undefined for one that answers none. */
export type AnswerOf<R extends Route> =
  ServedOf<R> extends { operation: infer O extends Operation }
    ? OutputOf<O>
    : ServedOf<R> extends { answer: infer A extends z.ZodType }
      ? z.output<A>
      : undefined;
