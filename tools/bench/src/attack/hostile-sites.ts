import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { jpegOfScans } from '@gewerk/testing';

const HALF_MB = 512 * 1024;
const MB = 1024 * 1024;
const HOSTS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6', '127.0.0.7'];

/** Number of hosts whose robots.txt is easy to read. */
const DETOUR_HOSTS = HOSTS.length - 2;

const filled = (piece: string, bytes = HALF_MB): string =>
  piece.repeat(Math.ceil(bytes / piece.length)).slice(0, bytes);

/** Pages that are expensive to read. */
const PAGES: Readonly<Record<string, () => string | Buffer>> = {
  'open-tags': () => filled('<b>x'),
  'closing-tags': () => `${filled('<i>', HALF_MB / 2)}${filled('</b>', HALF_MB / 2)}`,
  metas: () => filled('<meta property="og:image" content="/a.jpg">'),
  depth: () => filled('<div>'),
  attributes: () => `<a ${filled('a=b ')}>`,
  scripts: () => filled('<script type="application/ld+json">{"image":["a"'),
  comments: () => filled('<!-- -- '),
  entities: () => filled('&amp;&#x26;'),
};

/** A photo of half a megabyte that takes a decoder seconds. */
const SCANS = jpegOfScans(8_000, 5_000, 600);

/** Websites on this machine that the system may read, made as hard to read as possible. */
export class HostileSites {
  private readonly servers: Server[] = [];
  private port = 0;
  /** Addresses of pages and pictures to which `/to/N` redirects. */
  targets: readonly string[] = [];

  /** `host:port` of each host. */
  get allowed(): string[] {
    return HOSTS.map((host) => `${host}:${this.port}`);
  }

  /** Addresses of each hard page on each host. */
  get pages(): string[] {
    return this.allowed.flatMap((authority) =>
      [...Object.keys(PAGES), 'slow', 'bomb', 'round', 'pictured'].map(
        (kind) => `http://${authority}/${kind}`,
      ),
    );
  }

  /** Addresses of pages that redirect to each target, or whose picture is the target. */
  get detours(): string[] {
    return this.targets.flatMap((_, index) => {
      const authority = this.allowed[index % DETOUR_HOSTS] ?? '';
      return [`http://${authority}/redirect/${index}`, `http://${authority}/picture/${index}`];
    });
  }

  async start(): Promise<void> {
    for (const host of HOSTS) {
      const server = createServer(this.answer);
      server.listen(this.port, host);
      await once(server, 'listening');
      this.port = (server.address() as AddressInfo).port;
      this.servers.push(server);
    }
  }

  async stop(): Promise<void> {
    for (const server of this.servers) {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    }
  }

  private readonly answer: RequestListener = (request, response) => {
    const [, kind = '', number = ''] = (request.url ?? '').split('/');
    const target = this.targets[Number(number)] ?? '';
    response.setHeader('content-type', 'text/html');
    if (kind === 'robots.txt') {
      response.setHeader('content-type', 'text/plain');
      // The last two hosts have a robots.txt that is hard to read; if it cannot be read, nothing else is
      // requested.
      const isHard = HOSTS.slice(-2).some((host) => request.headers.host?.startsWith(host));
      return void response.end(
        `User-agent: *\nAllow: /\n${isHard ? filled('Disallow: /*a*b*c*d*e$\n') : ''}`,
      );
    }
    if (kind === 'redirect') return void response.writeHead(302, { location: encodeURI(target) }).end();
    if (kind === 'picture') {
      return void response.end(`<meta property="og:image" content="${target.replaceAll('"', '&quot;')}">`);
    }
    if (kind === 'pictured') return void response.end('<meta property="og:image" content="/scans.jpg">');
    if (kind === 'scans.jpg') return void response.setHeader('content-type', 'image/jpeg').end(SCANS);
    if (kind === 'round') return void response.writeHead(302, { location: `/round?${Math.random()}` }).end();
    if (kind === 'bomb') {
      return void response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(200 * MB)));
    }
    if (kind === 'slow') {
      const drip = setInterval(() => response.write('<p>'), 1_000);
      return void response.on('close', () => clearInterval(drip));
    }
    return void response.end(PAGES[kind]?.() ?? '<p>nothing');
  };
}

/** Listens on an address that no part of the system may ever call. */
export class Canary {
  /** The requests that were received. */
  readonly calls: string[] = [];
  private readonly servers: Server[] = [];

  /** @returns whether it has port 80, the only one of its ports that the system would call */
  async start(): Promise<boolean> {
    const hasPort = await Promise.all([this.listen('127.0.0.1', 80), this.listen('::1', 80)]);
    await this.listen('127.0.0.1', 0);
    await fetch(`http://127.0.0.1:${this.otherPort}/`);
    if (this.calls.splice(0).length !== 1) throw new Error('the canary does not hear requests');
    return hasPort.includes(true);
  }

  /** The canary's second port, in addition to port 80. */
  get otherPort(): number {
    const address = this.servers.at(-1)?.address() as AddressInfo | undefined;
    if (!address) throw new Error('the canary does not listen');
    return address.port;
  }

  async stop(): Promise<void> {
    for (const server of this.servers) {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    }
  }

  private async listen(host: string, port: number): Promise<boolean> {
    const server = createServer((request, response) => {
      this.calls.push(`${request.headers.host ?? ''}${request.url ?? ''}`);
      response.end();
    });
    server.listen(port, host);
    try {
      await once(server, 'listening');
    } catch {
      // The port is taken, or may not be used.
      return false;
    }
    this.servers.push(server);
    return true;
  }
}
