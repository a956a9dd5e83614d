import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { guardedConnector } from './guarded-connector.js';

describe('a connection to another site', () => {
  it('is ended if it leads to an address other than the checked one', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const reads = ['93.184.216.34'];
    // Resolves to a public address at the first look-up, and to this machine from then on.
    const turning = {
      family: 4,
      get address() {
        return reads.pop() ?? '127.0.0.1';
      },
    };
    const connect = guardedConnector(2_000, new Set(), () => Promise.resolve([turning]));
    const { port } = server.address() as AddressInfo;
    const target = { hostname: 'rebinding.example', protocol: 'http:', port: String(port) };
    const [fault, socket] = await new Promise<unknown[]>((resolve) =>
      connect(target as Parameters<typeof connect>[0], (...answer) => resolve(answer)),
    );
    expect(fault).toMatchObject({
      fault: 'forbidden-address',
      message: expect.stringContaining('127.0.0.1'),
    });
    expect(socket).toBeNull();
    server.close();
    await once(server, 'close');
  });
});
