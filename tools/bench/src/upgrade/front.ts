import { connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/**
 * Passes connections to the gateways that are currently in service, in turn, as a cluster's Service does.
 */
export class Front {
  private readonly server: Server;
  private readonly ports: number[] = [];
  private readonly open = new Set<Socket>();
  private turn = 0;

  constructor() {
    this.server = createServer({ allowHalfOpen: true }, (client) => this.take(client));
  }

  /** Returns its origin. */
  listen(): Promise<string> {
    return new Promise((done, fail) => {
      this.server.once('error', fail);
      this.server.listen(0, '127.0.0.1', () => {
        const address = this.server.address();
        if (typeof address === 'object' && address) done(`http://127.0.0.1:${address.port}`);
        else fail(new Error('the front has no port'));
      });
    });
  }

  add(port: number): void {
    this.ports.push(port);
  }

  /** New connections go elsewhere; open ones remain until one side closes them. */
  remove(port: number): void {
    this.ports.splice(this.ports.indexOf(port), 1);
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((done) => this.server.close(() => done()));
    for (const socket of this.open) socket.destroy();
    await closed;
  }

  private take(client: Socket): void {
    const port = this.ports[this.turn++ % this.ports.length];
    if (port === undefined) return void client.destroy();
    const gateway = connect(port, '127.0.0.1');
    for (const socket of [client, gateway]) {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    }
    // If one side disconnects, the other is closed too; the load counts the failed requests.
    const done = (): void => undefined;
    pipeline(client, gateway, done);
    pipeline(gateway, client, done);
  }
}
