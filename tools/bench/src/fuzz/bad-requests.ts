import { badJson, badText, badValue, pick, type Random } from './bad-values.js';

/** An endpoint of the system, with the data that fuzzing needs. */
export interface KnownCall {
  method: string;
  path: string;
  parameters: readonly string[];
  fields: readonly string[];
}

const METHODS = [
  'GET',
  'GET',
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'PROPFIND',
  'TRACE',
];
const TYPES = [
  'application/json',
  'application/json',
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
];
const ENCODINGS = ['utf-16', 'gzip', 'br', 'deflate', 'x'];

/**
 * The bytes of a request that is wrong somewhere: in its address, body or headers, or because it is not HTTP
 * at all.
 */
export function badRequest(
  random: Random,
  calls: readonly KnownCall[],
  session: Readonly<Record<string, string>>,
): Buffer {
  if (random() < 0.08) return brokenHttp(random);
  const call = pick(random, calls);
  const method = random() < 0.85 ? call.method : pick(random, METHODS);
  const headers: Record<string, string> = { host: '127.0.0.1', connection: 'close' };
  if (random() < 0.5) Object.assign(headers, session);
  if (random() < 0.15) Object.assign(headers, oddHeaders(random));
  const hasBody = !['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'].includes(method) || random() < 0.05;
  const body = hasBody ? Buffer.from(bodyOf(random, call)) : Buffer.alloc(0);
  if (hasBody) {
    headers['content-type'] = pick(random, TYPES);
    headers['content-length'] = String(body.length);
    if (random() < 0.05) headers['content-encoding'] = pick(random, ENCODINGS);
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(
    `${method} ${addressOf(random, call)} HTTP/1.1\r\n${lines.join('')}\r\n`,
    'latin1',
  );
  return Buffer.concat([head, body]);
}

function addressOf(random: Random, { path, parameters }: KnownCall): string {
  const filled = path.replace(/\{\w+\}/g, () => encoded(random, badText(random)) || 'x');
  const query = Array.from({ length: Math.floor(random() * 4) }, () => {
    const name = random() < 0.8 && parameters.length > 0 ? pick(random, parameters) : badText(random);
    return `${encoded(random, name)}${pick(random, ['=', '=', '=', '[]=', '[$ne]=', ''])}${encoded(random, badText(random))}`;
  });
  const end =
    random() < 0.1 ? pick(random, ['/', '//', '/..', '/%2e%2e', '%', '?', '?&&=', ';x=1', '#x']) : '';
  return `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}${end}`;
}

/**
 * Usually percent-encoded; otherwise unencoded, but with '+' for spaces and control characters, which cannot be
 * on the line.
 */
function encoded(random: Random, text: string): string {
  if (random() < 0.9) return encodeURIComponent(text.toWellFormed());
  return text.replace(/[\s\p{Cc}]/gu, '+');
}

function bodyOf(random: Random, { fields }: KnownCall): string {
  const chosen = fields.filter(() => random() < 0.7).map((field) => [field, badValue(random)]);
  return badJson(random, Object.fromEntries(chosen) as Record<string, unknown>);
}

function oddHeaders(random: Random): Record<string, string> {
  return pick<Record<string, string>>(random, [
    { cookie: `gewerk_session=${'a'.repeat(Math.floor(random() * 3_000))}` },
    { accept: 'image/webp;q=nan, */*;q=-1' },
    { 'accept-encoding': 'br;q=0, *;q=0' },
    { 'if-none-match': '"'.repeat(50) },
    { range: 'bytes=9-1,-5' },
    { 'x-forwarded-for': '1.2.3.4, ::::, abc' },
    { traceparent: '00-zz-zz-zz' },
    { 'idempotency-key': badText(random).replace(/[^\u0020-\u007e]/g, '') },
    { host: pick(random, ['', 'a..b', 'xn--', '[::1', 'a'.repeat(300)]) },
    { 'content-length': '-1' },
    { 'transfer-encoding': 'identity, chunked' },
    { 'x-big': 'x'.repeat(20_000) },
    { expect: '200-ok' },
    { origin: 'null' },
  ]);
}

function brokenHttp(random: Random): Buffer {
  return Buffer.from(
    pick(random, [
      'GET\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET  /  HTTP/1.1\r\nhost: a\r\n\r\n',
      '\r\n\r\nGET\r\n\r\n',
      'GET / HTTP/1.1\r\nhost a\r\n\r\n',
      'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
      'GET http://[::1 HTTP/1.1\r\nhost: a\r\n\r\n',
      'POST /api/contact HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      'GET /\u0001\u0002 HTTP/1.1\r\nhost: a\r\n\r\n',
      `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
      `GET / HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(3_000)}\r\n`,
      '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      'CONNECT 127.0.0.1:22 HTTP/1.1\r\nhost: a\r\n\r\n',
      'OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    ]),
    'latin1',
  );
}
