import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { untrustedCertificate } from '@gewerk/testing';

/** Websites of every kind, served on ports of this machine. */
export interface TestSites {
  /** `http://127.0.0.1:port`. */
  readonly origin: string;
  readonly tlsOrigin: string;
  /** Accepts connections and closes them. */
  readonly rudeOrigin: string;
  /** `host:port` pairs to be allowed; further hosts may be added. */
  readonly allow: string[];
  readonly port: number;
  /** The requests received, as `METHOD path`. */
  readonly asked: string[];
  /** Responds to this many hanging requests, oldest first, or all. */
  release(most?: number): void;
  /** The maximum number of requests to one host that were open at the same time. */
  mostOfOneHost(): number;
  close(): Promise<void>;
}

/** The path of a page that never responds: its time limit is short, while all other pages have a minute. */
export const BRIEFLY_HANGING = '/hanging?briefly';
export const testLimitMs = (website: string): number => (website.endsWith(BRIEFLY_HANGING) ? 500 : 60_000);

const HUGE_BYTES = 3 * 1024 * 1024;
const page = (title: string, text = 'Wir reparieren.') =>
  `<!doctype html><title>${title}</title><p>${text}</p>`;

export async function startTestSites(): Promise<TestSites> {
  const asked: string[] = [];
  const open = new Map<string, number>();
  const hanging = new Set<ServerResponse>();
  let most = 0;
  const answer: RequestListener = (request, response) => {
    const { url = '/', method, headers } = request;
    asked.push(`${method} ${url}`);
    const host = headers.host ?? '';
    open.set(host, (open.get(host) ?? 0) + 1);
    most = Math.max(most, open.get(host) ?? 0);
    response.once('close', () => open.set(host, (open.get(host) ?? 1) - 1));
    const redirect = (status: number, location: string): void =>
      void response.writeHead(status, { location }).end();
    const html = (text: string, status = 200): void =>
      void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(text);
    const path = url.split('?')[0];
    if (path === '/moved') return redirect(301, '/new-home');
    if (path === '/moved-then-away') return redirect(308, '/away');
    if (path === '/away') return redirect(302, '/new-home');
    if (path === '/loop') return redirect(302, '/loop');
    if (path === '/inward') return redirect(302, 'http://169.254.169.254/latest/meta-data');
    if (path === '/chain') return redirect(302, `/chain?${Number(url.split('?')[1] ?? 0) + 1}`);
    if (path === '/gone') return html(page('Weg'), 404);
    if (path === '/broken') return html(page('Fehler'), 503);
    if (path === '/no-head') return method === 'HEAD' ? html('', 405) : html(page('Werkstatt'));
    if (path === '/deaf-to-head') return method === 'HEAD' ? undefined : html(page('Werkstatt'));
    if (path === '/hanging') return void hanging.add(response);
    if (path === '/sale') return html(page('gute-werkstatt.example', 'Diese Domain steht zum Verkauf'));
    if (path === '/sedo') return html(page('x', '<script src="https://img.sedoparking.com/js.js"></script>'));
    if (path === '/broker') return html(page('Makler', `Buy this domain? ${'Wir beraten. '.repeat(200)}`));
    if (path === '/huge') {
      response.writeHead(200, { 'content-type': 'text/html' });
      return void response.end(page('Groß', 'x'.repeat(HUGE_BYTES)));
    }
    return html(page('Werkstatt'));
  };
  const web = createServer(answer);
  const tls = createTlsServer(untrustedCertificate, answer);
  const rude = createTcpServer((socket) => socket.destroy());
  const [port, tlsPort, rudePort] = await Promise.all([listening(web), listening(tls), listening(rude)]);
  return {
    origin: `http://127.0.0.1:${port}`,
    tlsOrigin: `https://127.0.0.1:${tlsPort}`,
    rudeOrigin: `http://127.0.0.1:${rudePort}`,
    allow: [port, tlsPort, rudePort].map((each) => `127.0.0.1:${each}`),
    port,
    asked,
    release: (most = hanging.size) => {
      for (const response of [...hanging].slice(0, most)) {
        response.writeHead(200, { 'content-type': 'text/plain' }).end();
        hanging.delete(response);
      }
    },
    mostOfOneHost: () => most,
    close: async () => {
      web.closeAllConnections();
      await Promise.all([closed(web), closed(tls), closed(rude)]);
    },
  };
}

async function listening(server: Server | TcpServer): Promise<number> {
  // Listens on all addresses of 127.0.0.0/8, so that a test can use as many hosts as it needs.
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const closed = (server: Server | TcpServer): Promise<void> =>
  new Promise((resolve) => server.close(() => resolve()));
