import type { z } from 'zod';
import type { Operation, OutputOf } from '../bus/operation.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The address of a call. */
export interface Address {
  /** Defaults to GET. */
  readonly method?: Method;
  /** OpenAPI form, e.g. `/api/businesses/{id}`. */
  readonly path: string;
}

/** The parts of a call's serving that determine its types. */
export interface Served {
  /** Strict: unknown parameters are refused. */
  readonly query?: z.ZodType;
  /** The JSON body. */
  readonly body?: z.ZodType | null;
  /** The operation that answers the call; path, query and body together are its input. */
  readonly operation?: Operation;
  /** The JSON response of a call that a gateway handler serves. */
  readonly answer?: z.ZodType;
}

/** Exists in types only: how a route is served. */
declare const served: unique symbol;

/** Routes as addresses, typed by how they are served. The browser gets only the addresses, not the schemas. */
export type Routes<Addresses, Servings extends Readonly<Record<keyof Addresses, Served>>> = {
  readonly [Name in keyof Addresses]: Addresses[Name] & { readonly [served]?: Servings[Name] };
};

/** A route with the types of its parameters, query, body and answer. */
export type Route<S extends Served = Served> = Address & { readonly [served]?: S };

type ServedOf<R extends Route> = NonNullable<R[typeof served]>;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
/** The parameters in a route's path, unencoded. */
export type ParametersOf<R extends Address> = { readonly [Name in Names<R['path']>]: string };

type InputOfSchema<Schema> = Schema extends z.ZodType ? z.input<Schema> : Record<string, never>;
/** The parameters of a route's query. */
export type QueryOf<R extends Route> = InputOfSchema<ServedOf<R>['query']>;
/** The JSON body that a caller sends to a route. */
export type BodyOf<R extends Route> = InputOfSchema<ServedOf<R>['body']>;

/** The JSON that a route returns; undefined if it returns none. */
export type AnswerOf<R extends Route> =
  ServedOf<R> extends { operation: infer O extends Operation }
    ? OutputOf<O>
    : ServedOf<R> extends { answer: infer A extends z.ZodType }
      ? z.output<A>
      : undefined;
