import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES, freePort, ManagedProcess, type Reaper, resolveBinary, startReaper } from '@gewerk/engines';
import { logger } from '@gewerk/service-kit';
import { eventually, untrustedCertificate } from '@gewerk/testing';
import { connect } from '@nats-io/transport-node';
import { busLogin, connectNats } from '../index.js';

describe('a process that cannot connect to NATS', () => {
  let folder: string;
  let reaper: Reaper;
  let port: number;
  let server: ManagedProcess | undefined;
  const errors = jest.spyOn(logger, 'error');
  const said = (): string[] =>
    errors.mock.calls.map(([facts, message]) => `${JSON.stringify(facts)} ${String(message)}`);

  const start = async (config = ''): Promise<void> => {
    const { path } = await resolveBinary('nats');
    const spec = await ENGINES.nats({ binary: path, dataDir: folder, port, memoryMb: 64 });
    await appendFile(join(folder, 'nats.conf'), config);
    server = new ManagedProcess(spec, { reaper, log: { write: () => undefined } });
    if (!(await server.becomesReady())) throw new Error('nats-server does not start');
  };
  const startByTls = async (): Promise<void> => {
    const { cert, key } = untrustedCertificate;
    await writeFile(join(folder, 'crt'), cert);
    await writeFile(join(folder, 'key'), key, { mode: 0o600 });
    const [crtFile, keyFile] = ['crt', 'key'].map((name) => JSON.stringify(join(folder, name)));
    await start(`tls { cert_file: ${crtFile ?? ''}, key_file: ${keyFile ?? ''} }\n`);
  };
  const end = async (): Promise<void> => {
    server?.kill();
    await server?.exited;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gewerk-nats-'));
    reaper = startReaper();
    port = await freePort();
  });

  beforeEach(() => errors.mockReset().mockImplementation(() => undefined));

  afterEach(end);

  afterAll(async () => {
    reaper.release();
    await rm(folder, { recursive: true, force: true });
  });

  it('logs why the certificate is refused and what to do, and connects once it can', async () => {
    await startByTls();
    const connecting = connectNats(`nats://127.0.0.1:${port}`, 'test');
    await eventually(() => said().length > 0);
    expect(said()).toEqual([expect.stringMatching(/SELF_SIGNED_CERT.*NODE_EXTRA_CA_CERTS/)]);
    await end();
    await start();
    const connection = await connecting;
    expect(connection.isClosed()).toBe(false);
    await connection.close();
  });

  it('logs the same if the server comes back with such a certificate', async () => {
    await start();
    const connection = await connectNats(`nats://127.0.0.1:${port}`, 'test');
    await end();
    await startByTls();
    await eventually(() => said().some((line) => /SELF_SIGNED_CERT.*NODE_EXTRA_CA_CERTS/.test(line)));
    await connection.close();
  });

  it('does not log in to a server without TLS if tls:// requires it', async () => {
    await start();
    const login = busLogin(`tls://user:secret@127.0.0.1:${port}`);
    await expect(connect({ ...login, reconnect: false })).rejects.toThrow("does not support 'tls'");
  });
});
