import type { z } from 'zod';
import type { InputOf, Operation } from '../bus/operation.js';
import {
  panelEndpoints,
  formEndpoints,
  ownListingEndpoints,
  pictureEndpoints,
  publicEndpoints,
  tileEndpoints,
  visitorEndpoints,
} from '../serving/index.js';
import { panelRoutes } from './panel-routes.js';
import { pictureRoutes } from './picture-routes.js';
import { publicRoutes } from './public-routes.js';
import type { Address, AnswerOf, BodyOf, ParametersOf, QueryOf } from './route.js';
import { tileRoutes } from './tile-routes.js';
import { formRoutes, ownListingRoutes, visitorRoutes } from './visitor-routes.js';

const tables: readonly [Record<string, Address>, Record<string, Address>][] = [
  [publicRoutes, publicEndpoints],
  [panelRoutes, panelEndpoints],
  [formRoutes, formEndpoints],
  [ownListingRoutes, ownListingEndpoints],
  [visitorRoutes, visitorEndpoints],
  [pictureRoutes, pictureEndpoints],
  [tileRoutes, tileEndpoints],
];

it('each route is served at its own path and with its own method', () => {
  for (const [routes, served] of tables) {
    expect(Object.keys(served)).toEqual(Object.keys(routes));
    for (const [name, route] of Object.entries(routes)) expect(served[name]).toMatchObject(route);
  }
});

it("the browser's route tables contain only paths and methods", () => {
  for (const route of tables.flatMap(([routes]) => Object.values(routes)))
    expect(['path', 'method']).toEqual(expect.arrayContaining(Object.keys(route)));
});

it('each path occurs once per method', () => {
  const calls = tables.flatMap(([routes]) =>
    Object.values(routes).map(({ method = 'GET', path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
  );
  expect(new Set(calls).size).toBe(calls.length);
});

describe('the types of a route', () => {
  type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
  /** Routes whose path, query and body are not all of their operation's input. */
  type Unanswered<Endpoints> = {
    [Name in keyof Endpoints]: Endpoints[Name] extends Address & {
      query: infer Query;
      operation: infer O extends Operation;
    }
      ? ParametersOf<Endpoints[Name]> &
          Parsed<Query> &
          Parsed<Endpoints[Name] extends { body: infer Body } ? Body : unknown> extends InputOf<O>
        ? never
        : Name
      : never;
  }[keyof Endpoints];
  const none = <T extends never>(...names: T[]): T[] => names;

  it('together match the input of its operation', () => {
    expect(none<Unanswered<typeof publicEndpoints>>()).toEqual([]);
    expect(none<Unanswered<typeof panelEndpoints>>()).toEqual([]);
  });

  it('are derived from its path, its schemas and its operation', () => {
    const parameters: ParametersOf<typeof publicRoutes.cityBusinesses> = { city: 'Hof' };
    const query: QueryOf<typeof publicRoutes.cityBusinesses> = { page: 2, limit: '20' };
    const body: BodyOf<typeof panelRoutes.login> = { password: 'given' };
    const answer: Pick<AnswerOf<typeof publicRoutes.cityBusinesses>, 'total' | 'city'> = {
      total: 1,
      city: 'Hof',
    };
    const session: AnswerOf<typeof panelRoutes.login> = {
      csrfToken: '',
      expiresAt: '',
      account: { id: 'owner', name: '', role: 'owner' },
    };
    const nothing: AnswerOf<typeof panelRoutes.logout> = undefined;
    // @ts-expect-error -- the path has no parameter of this name
    const wrong: ParametersOf<typeof publicRoutes.cityBusinesses> = { town: 'Hof' };
    expect([parameters, query, body, answer, session, nothing, wrong]).toHaveLength(7);
  });
});
