import type { Shot } from '../steady/steady-load.js';
import { describeLoad } from './described-load.js';

const shot = (sentAt: number, more: Partial<Shot> = {}): Shot => ({
  kind: 'search',
  sentAt,
  tookMs: 10,
  status: 200,
  hasRetryAfter: false,
  ...more,
});

it('reports in which phase requests failed, and why', () => {
  const away = (requestId: string) => ({ status: 503, fault: `search is away,"requestId":"${requestId}"` });
  const shots = [
    shot(1),
    shot(11, away('a')),
    shot(12, away('b')),
    shot(13, { status: 0, fault: 'ECONNRESET' }),
    shot(21),
  ];

  expect(
    describeLoad(shots, [
      { what: 'while search was replaced', from: 10 },
      { what: 'after', from: 20 },
    ]),
  ).toEqual([
    'before: 1 requests, p50 10 ms, p99 10 ms',
    'while search was replaced: 3 requests, p50 10 ms, p99 10 ms',
    '  failed 2: search 503 search is away,',
    '  failed 1: search 0 ECONNRESET',
    'after: 1 requests, p50 10 ms, p99 10 ms',
  ]);
});
