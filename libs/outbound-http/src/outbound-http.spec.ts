import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OutboundError, OutboundHttp, type OutboundRequest } from './index.js';

const request: OutboundRequest = { timeoutMs: 2_000, maxBytes: 1_000 };
const PUBLIC = { address: '93.184.216.34', family: 4 };

const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/plain': ({ headers }, response) => response.end(`hello ${headers['user-agent']}`),
  '/large': (_request, response) => response.end('x'.repeat(100_000)),
  '/endless': (_request, response) => void response.write('x'),
  '/silent': () => undefined,
  '/here': (_request, response) => response.writeHead(302, { location: '/plain' }).end(),
  '/round': (_request, response) => response.writeHead(301, { location: '/round' }).end(),
  '/inside': (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
  '/metadata': (_request, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/gone': (_request, response) => response.writeHead(410).end(),
  '/announced': ({ method }, response) => {
    response.writeHead(200, { 'content-length': 5_000 });
    if (method === 'HEAD') response.end();
    else response.flushHeaders();
  },
  '/broken': (_request, response) => void response.socket?.destroy(),
};

describe('requests to other sites', () => {
  let server: Server;
  let authority: string;
  let asked: string[];
  const clients: OutboundHttp[] = [];

  const client = (options: Partial<ConstructorParameters<typeof OutboundHttp>[0]> = {}): OutboundHttp => {
    const made = new OutboundHttp({ userAgent: 'Gewerk', connectTimeoutMs: 1_000, ...options });
    clients.push(made);
    return made;
  };
  const faultOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'no fault',
      (error: unknown) =>
        error instanceof OutboundError ? error.fault : `no OutboundError: ${String(error)}`,
    );

  beforeAll(async () => {
    server = createServer((message, response) => {
      asked.push(message.url ?? '');
      answers[message.url ?? '']?.(message, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    authority = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => (asked = []));
  afterAll(async () => {
    await Promise.all(clients.map((made) => made.close()));
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('return the response with its status, and send the configured user agent', async () => {
    const outbound = client({ allow: [authority] });
    const answer = await outbound.request(`http://${authority}/plain`, request);
    expect(answer).toMatchObject({ status: 200, redirects: [], url: `http://${authority}/plain` });
    expect(Buffer.from(answer.body).toString()).toBe('hello Gewerk');
    expect((await outbound.request(`http://${authority}/gone`, request)).status).toBe(410);
  });

  it.each([
    ...[
      'http://127.0.0.1/',
      'http://127.1/',
      'http://2130706433/',
      'http://0x7f000001/',
      'http://0177.0.0.1/',
    ],
    ...[
      'http://0/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:7f00:1]/',
      'http://[::]/',
    ],
    ...['http://169.254.169.254/', 'http://10.0.0.1/', 'https://192.168.1.1/', 'http://[64:ff9b::7f00:1]/'],
  ])('are refused to %s', async (address) => {
    expect(await faultOf(client().request(address, request))).toBe('forbidden-address');
  });

  it.each([
    ...['ftp://example.com/', 'file:///etc/passwd', 'no address', '//example.com', 'javascript:alert(1)'],
    ...['http://example.com:8080/', 'https://example.com:80/', 'http://user:secret@example.com/'],
  ])('are refused to %s, which is not a public site', async (address) => {
    expect(await faultOf(client().request(address, request))).toBe('invalid-address');
  });

  it('are refused to names that resolve to this machine, even together with a public address', async () => {
    const inside = { address: '127.0.0.1', family: 4 };
    for (const addresses of [[inside], [PUBLIC, inside], [{ address: '::ffff:10.0.0.1', family: 6 }]]) {
      const outbound = client({ resolve: () => Promise.resolve(addresses) });
      expect(await faultOf(outbound.request('http://rebinding.example/', request))).toBe('forbidden-address');
    }
    expect(asked).toEqual([]);
  });

  it('report an unknown host name', async () => {
    const unknown = () => Promise.reject(Object.assign(new Error('queryA'), { code: 'ENOTFOUND' }));
    expect(await faultOf(client({ resolve: unknown }).request('http://nowhere.example/', request))).toBe(
      'unknown-host',
    );
    expect(
      await faultOf(client({ resolve: async () => [] }).request('http://nowhere.example/', request)),
    ).toBe('unknown-host');
  });

  it('follow redirects and check each like the first address', async () => {
    const outbound = client({ allow: [authority] });
    const at = (path: string, more: Partial<OutboundRequest> = {}) =>
      outbound.request(`http://${authority}${path}`, { ...request, ...more });
    expect(await at('/here')).toMatchObject({ status: 200, redirects: [`http://${authority}/here`] });
    expect(await at('/here', { maxRedirects: 0 })).toMatchObject({ status: 302, redirects: [] });
    expect(await faultOf(at('/round', { maxRedirects: 3 }))).toBe('too-many-redirects');
    expect(asked.filter((path) => path === '/round')).toHaveLength(4);
    expect(await faultOf(at('/inside'))).toBe('forbidden-address');
    expect(await faultOf(at('/metadata'))).toBe('forbidden-address');
    expect(await faultOf(at('/file'))).toBe('invalid-address');
  });

  it('are limited in size and time', async () => {
    const outbound = client({ allow: [authority] });
    const at = (path: string, more: Partial<OutboundRequest> = {}) =>
      outbound.request(`http://${authority}${path}`, { ...request, ...more });
    expect(await faultOf(at('/large'))).toBe('too-large');
    // Refused unread: the announced body never arrives.
    expect(await faultOf(at('/announced', { timeoutMs: 60_000 }))).toBe('too-large');
    expect((await at('/announced', { method: 'HEAD' })).status).toBe(200);
    expect((await at('/large', { oversize: 'truncate' })).body).toHaveLength(1_000);
    expect((await at('/large', { maxBytes: 0 })).body).toHaveLength(0);
    expect(await faultOf(at('/endless', { timeoutMs: 300 }))).toBe('timeout');
    expect(await faultOf(at('/silent', { timeoutMs: 300 }))).toBe('timeout');
    expect(await faultOf(at('/broken'))).toBe('unreachable');
  });

  it('report a closed port', async () => {
    const outbound = client({ allow: ['127.0.0.1:1'] });
    expect(await faultOf(outbound.request('http://127.0.0.1:1/', request))).toBe('unreachable');
  });
});
