import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { sendProblem } from '../http/answers/send-problem.js';
import { toGewerkError } from '../http/answers/to-gewerk-error.js';
import { serveStaticFiles } from './static-files.js';

const SCRIPT = 'export const answer = 42;\n';

describe('a file of the client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gewerk-static-'));
  let fastify: FastifyInstance;

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'a.js'), SCRIPT);
    fastify = Fastify();
    // As ProblemFilter does.
    fastify.setErrorHandler((error, _request, reply) => sendProblem(reply, toGewerkError(error) ?? error));
    await serveStaticFiles(fastify, folder);
  });
  afterAll(async () => {
    await fastify.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (headers: Record<string, string>) => fastify.inject({ url: '/assets/a.js', headers });

  it.each(['bytes=-0', 'bytes=5-1', 'bytes=--1', 'bytes=99999999999-', 'bytes=-99999999999999999999'])(
    'returns 416 for the range %s',
    async (range) => {
      const answer = await ask({ range });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        416,
        'range-not-satisfiable',
      ]);
    },
  );

  it.each([{ 'if-match': '"another"' }, { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }] as Record<
    string,
    string
  >[])('fails the precondition %j', async (headers) => {
    const answer = await ask(headers);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([412, 'precondition-failed']);
  });

  it.each([
    ['bytes=0-5', SCRIPT.slice(0, 6)],
    ['bytes=0-18446744073709551616', SCRIPT],
    [`bytes=${'0-,'.repeat(2_000)}0-`, SCRIPT],
    ['lines=0-5', SCRIPT],
  ])('is sent at most once for %.30s', async (range, body) => {
    const answer = await ask({ range });
    expect([answer.body, [200, 206]]).toEqual([body, expect.arrayContaining([answer.statusCode])]);
  });
});
