import { connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** How long a gateway on this machine may take to accept a connection before the next gateway is tried. */
const ACCEPT_WITHIN_MS = 1_000;
const MOST_CONNECTIONS = 10_000;
const NOBODY =
  'HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

/**
 * Listens on the public port and passes connections to the gateways in turn, skipping those that do not
 * accept, as a load balancer does. Bytes pass unchanged; the gateways see the loopback address for every
 * client.
 */
export class ConnectionSpreader {
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private turn = 0;

  /** @param ports of the gateways on 127.0.0.1, at least one */
  constructor(private readonly ports: readonly number[]) {
    this.server = createServer(
      { allowHalfOpen: true, pauseOnConnect: true },
      (client) => void this.forward(client),
    );
    this.server.maxConnections = MOST_CONNECTIONS;
  }

  /** Resolves when it listens; rejects if it cannot. */
  listen(port: number, host: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen({ port, host }, resolve);
    });
  }

  /** Accepts no further connections and closes the open ones. */
  async close(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const socket of this.open) socket.destroy();
    await closed;
  }

  private async forward(client: Socket): Promise<void> {
    this.keep(client);
    const gateway = await this.nextGateway();
    if (client.destroyed) return void gateway?.destroy();
    if (!gateway) return void client.end(NOBODY);
    this.keep(gateway);
    // If one side disconnects, the other is closed too; there is nobody to report to.
    const done = (): void => undefined;
    pipeline(client, gateway, done);
    pipeline(gateway, client, done);
  }

  private keep(socket: Socket): void {
    this.open.add(socket);
    socket.once('close', () => this.open.delete(socket));
    socket.on('error', () => socket.destroy());
  }

  private async nextGateway(): Promise<Socket | undefined> {
    const first = this.turn++;
    for (let tried = 0; tried < this.ports.length; tried += 1) {
      const port = this.ports[(first + tried) % this.ports.length];
      const gateway = port === undefined ? undefined : await connected(port);
      if (gateway) return gateway;
    }
    return undefined;
  }
}

function connected(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const timer = setTimeout(() => socket.destroy(), ACCEPT_WITHIN_MS);
    const settle = (answer: Socket | undefined): void => {
      clearTimeout(timer);
      socket.removeListener('error', ignore).removeListener('close', onClose);
      resolve(answer);
    };
    const onClose = (): void => settle(undefined);
    socket
      .on('error', ignore)
      .once('close', onClose)
      .once('connect', () => settle(socket));
  });
}

/** An error is followed by a close, which settles the attempt. */
const ignore = (): void => undefined;
