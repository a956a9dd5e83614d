import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export interface TestSites {
  readonly port: number;
  /** The requested pages and pictures, as `host path`. */
  readonly asked: string[];
  /** The response to a path on every host: a body with its type, or a function that responds. */
  readonly answers: Map<string, Answer>;
  /** The maximum number of requests to one host that were open at the same time. */
  mostOfOneHost(): number;
  close(): Promise<void>;
}

type Answer =
  | { body: string | Uint8Array; type?: string; status?: number }
  | ((response: ServerResponse) => void);

/** Starts one server that simulates the websites of all hosts 127.0.x.y. */
export async function startTestSites(): Promise<TestSites> {
  const asked: string[] = [];
  const answers = new Map<string, Answer>();
  const open = new Map<string, number>();
  let most = 0;
  const server: Server = createServer(({ url = '/', headers }, response) => {
    const host = (headers.host ?? '').split(':')[0] ?? '';
    asked.push(`${host} ${url}`);
    open.set(host, (open.get(host) ?? 0) + 1);
    most = Math.max(most, open.get(host) ?? 0);
    response.once('close', () => open.set(host, (open.get(host) ?? 1) - 1));
    const answer = answers.get(`${host}${url}`) ?? answers.get(url);
    if (typeof answer === 'function') return answer(response);
    if (!answer) return void response.writeHead(404).end();
    const { status = 200, type = 'text/html; charset=utf-8', body } = answer;
    const length = Buffer.byteLength(body);
    response.writeHead(status, { 'content-type': type, 'content-length': length }).end(body);
  });
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    answers,
    mostOfOneHost: () => most,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A short time limit for paths that hang, and enough time on a busy machine for all others. */
export const testLimitMs = ({ pathname }: URL): number => (pathname.startsWith('/hanging') ? 500 : 60_000);

/** A page that refers to a picture. */
export const pageWith = (picture: string, name = 'og:image'): string =>
  `<!doctype html><title>Werkstatt</title><meta property="${name}" content="${picture}"><p>Wir reparieren.</p>`;

/** A picture of one colour. */
export const drawnPicture = (width: number, height: number): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 3, background: 'seagreen' } })
    .jpeg()
    .toBuffer();
