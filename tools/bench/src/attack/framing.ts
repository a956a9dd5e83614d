import { Attempts, type Family } from './attempts.js';
import { rawTalk, statusesOf } from './raw-talk.js';

const FIRST_REFUSAL = 400;
/** A request that must never be answered while it is inside another one. */
const INNER = 'GET /api/businesses/stats HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
const CHUNKED = `5\r\nhello\r\n0\r\n\r\n`;

const request = (headers: readonly string[], body = '', line = 'GET / HTTP/1.1'): string =>
  [
    line,
    ...(headers.some((one) => /^host/i.test(one)) ? [] : ['Host: 127.0.0.1']),
    ...headers,
    '',
    body,
  ].join('\r\n');
const post = (headers: readonly string[], body: string): string =>
  request(['Content-Type: application/json', ...headers], body, 'POST /api/clicks HTTP/1.1');

/**
 * Requests whose end or target two servers may read differently: each must be refused, and nothing after it
 * may be answered.
 */
const SHAPES: Readonly<Record<string, string>> = {
  'length and chunks': post(['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${INNER}`),
  'chunks and length': post(
    ['Transfer-Encoding: chunked', `Content-Length: ${INNER.length + 5}`],
    `0\r\n\r\n${INNER}`,
  ),
  'two lengths': post(['Content-Length: 0', `Content-Length: ${INNER.length}`], INNER),
  'two lengths in one': post([`Content-Length: 0, ${INNER.length}`], INNER),
  'a length with a sign': post(['Content-Length: +0'], INNER),
  'a negative length': post(['Content-Length: -1'], INNER),
  'a hexadecimal length': post(['Content-Length: 0x0'], INNER),
  'a length with a blank': post(['Content-Length: 0 0'], INNER),
  'a length that overflows': post(['Content-Length: 18446744073709551616'], INNER),
  'an empty length': post(['Content-Length:'], INNER),
  'chunks under a false name': post(['Transfer-Encoding: xchunked'], CHUNKED + INNER),
  identity: post(['Transfer-Encoding: identity', `Content-Length: 0`], INNER),
  'chunks not last': post(['Transfer-Encoding: chunked, identity'], CHUNKED + INNER),
  'chunks, then identity': post(
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    CHUNKED + INNER,
  ),
  'a blank before the colon': post(['Transfer-Encoding : chunked'], CHUNKED + INNER),
  'a folded header': post(['Transfer-Encoding:', ' chunked'], CHUNKED + INNER),
  'a name with a blank': request(['X Y: 1']),
  'a name that is empty': request([': 1']),
  'a line without a colon': request(['nothing']),
  'a null in a value': request(['X-A: a\0b']),
  'a null in a name': request(['X\0A: 1']),
  'a bare carriage return': request(['X-A: a\rX-B: b']),
  'bare line feeds': request([]).replaceAll('\r\n', '\n'),
  'a bare line feed in the head': request(['X-A: a\nTransfer-Encoding: chunked'], CHUNKED + INNER),
  'a chunk of a negative size': post(['Transfer-Encoding: chunked'], `-5\r\nhello\r\n0\r\n\r\n${INNER}`),
  'a chunk of 0x5': post(['Transfer-Encoding: chunked'], `0x5\r\nhello\r\n0\r\n\r\n${INNER}`),
  'a chunk that overflows': post(
    ['Transfer-Encoding: chunked'],
    `10000000000000005\r\nhello\r\n0\r\n\r\n${INNER}`,
  ),
  'a chunk longer than it says': post(['Transfer-Encoding: chunked'], `2\r\nhello\r\n0\r\n\r\n${INNER}`),
  'chunks ended by bare line feeds': post(['Transfer-Encoding: chunked'], `5\nhello\n0\n\n${INNER}`),
  'two hosts': request(['Host: 127.0.0.1', 'Host: evil.example']),
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'a host that is a path': request(['Host: 127.0.0.1/evil']),
  'a host with a user': request(['Host: evil@127.0.0.1']),
  'the absolute address of another host': request([], '', 'GET http://evil.example/ HTTP/1.1'),
  'an absolute address of another scheme': request([], '', 'GET gopher://127.0.0.1/ HTTP/1.1'),
  'an authority as the target': request([], '', 'GET 127.0.0.1:80 HTTP/1.1'),
  'a tunnel': request([], '', 'CONNECT 127.0.0.1:27017 HTTP/1.1'),
  'an asterisk as the target': request([], '', 'GET * HTTP/1.1'),
  'a blank in the target': request([], '', 'GET /a b HTTP/1.1'),
  'a version that is none': request([], '', 'GET / HTTP/9.9'),
  'a version before headers': 'GET /\r\n',
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
};

/** Requests that may also be answered as if the odd part were absent, but never as that part demands. */
const NOT_OBEYED: Readonly<Record<string, { text: string; isObeyed: (heard: string) => boolean }>> = {
  'a change to HTTP/2': {
    text: request([
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQAAP__',
    ]),
    isObeyed: (heard) => statusesOf(heard).includes(101),
  },
  'a websocket': {
    text: request([
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Key: x',
      'Sec-WebSocket-Version: 13',
    ]),
    isObeyed: (heard) => statusesOf(heard).includes(101),
  },
  'a body that waits to be asked for': {
    text: post(['Expect: 100-continue', 'Content-Length: 5'], ''),
    isObeyed: (heard) => statusesOf(heard).includes(200),
  },
  'another method by a header': {
    text: request(['X-HTTP-Method-Override: DELETE'], '', 'GET /api/admin/session HTTP/1.1'),
    isObeyed: (heard) => statusesOf(heard).includes(204),
  },
};

/** Requests in which two servers see different ends, hosts or targets. */
export const framing: Family = {
  name: 'framing of requests',
  async run({ port, say }) {
    const attempts = new Attempts();
    // Sent all at the same time, since some are answered only by silence.
    const heardOf = (shapes: readonly (readonly [name: string, text: string])[]) =>
      Promise.all(shapes.map(async ([name, text]) => [name, await rawTalk(port, text)] as const));
    for (const [name, heard] of await heardOf(Object.entries(SHAPES))) {
      const statuses = statusesOf(heard);
      const isWon = statuses.length > 1 || statuses.some((status) => status < FIRST_REFUSAL);
      if (isWon) say(`${name}: ${statuses.join(', ')}`);
      attempts.note(name, { isWon, status: statuses.find((status) => status === 500) });
    }
    const odd = Object.entries(NOT_OBEYED).map(([name, { text }]) => [name, text] as const);
    for (const [name, heard] of await heardOf(odd)) {
      const isWon = NOT_OBEYED[name]?.isObeyed(heard) ?? true;
      attempts.note(name, { isWon, status: statusesOf(heard).at(-1) });
    }
    return attempts;
  },
};
