import { createServer, get, type Server } from 'node:http';
import { connect } from 'node:net';
import { freePort } from '@gewerk/engines';
import { ConnectionSpreader } from './connection-spreader.js';

const servers: Server[] = [];
const spreaders: ConnectionSpreader[] = [];

/** A gateway that answers every request with its name, streamed in two pieces. */
async function gateway(name: string): Promise<{ port: number; server: Server }> {
  const port = await freePort();
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      response.write(name.slice(0, 1));
      response.end(name.slice(1));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, server };
}

async function spread(...ports: number[]): Promise<number> {
  const spreader = new ConnectionSpreader(ports);
  spreaders.push(spreader);
  const port = await freePort();
  await spreader.listen(port, '127.0.0.1');
  return port;
}

/** The answer on a new connection. */
const ask = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: false }, (answer) => {
      let text = String(answer.statusCode);
      answer.on('data', (chunk) => (text += ` ${String(chunk)}`));
      answer.once('end', () => resolve(text.replace(/^200 (.) /, '$1')));
    }).once('error', reject);
  });

afterEach(async () => {
  for (const spreader of spreaders.splice(0)) await spreader.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('connections at the public address of several gateways', () => {
  it('go to the gateways in turn', async () => {
    const port = await spread((await gateway('eins')).port, (await gateway('zwei')).port);
    const answers = [await ask(port), await ask(port), await ask(port), await ask(port)];
    expect(answers).toEqual(['eins', 'zwei', 'eins', 'zwei']);
  });

  it('skip a gateway that is down, and get 503 if all are down', async () => {
    const one = await gateway('eins');
    const port = await spread(await freePort(), one.port);
    expect([await ask(port), await ask(port)]).toEqual(['eins', 'eins']);
    one.server.close();
    expect(await ask(port)).toBe('503');
  });

  it('are cut when the system ends', async () => {
    const port = await spread((await gateway('eins')).port);
    const socket = connect(port, '127.0.0.1');
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    await spreaders[0]?.close();
    await closed;
    await expect(ask(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('cannot be accepted at an address in use', async () => {
    const { port } = await gateway('eins');
    await expect(new ConnectionSpreader([port]).listen(port, '127.0.0.1')).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});
