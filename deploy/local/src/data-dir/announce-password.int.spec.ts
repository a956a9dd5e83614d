import { ensureOperatorPassword } from '@gewerk/contracts/bus';
import { connectTestBus, startNats, type TestServer } from '@gewerk/testing';
import { announcePassword } from './announce-password.js';
import type { System } from '../system.js';

describe("the operator's password at the start", () => {
  let nats: TestServer;
  let settings: Awaited<ReturnType<typeof connectTestBus>>;
  let made: (string | null)[] = [];

  beforeAll(async () => {
    nats = await startNats();
    settings = await connectTestBus(nats.url);
    settings.bus.connection.subscribe(ensureOperatorPassword.subject, {
      callback: (_error, message) => {
        message.respond(JSON.stringify({ generated: made.shift() ?? null }));
      },
    });
    await settings.bus.connection.flush();
  });

  afterAll(async () => {
    await settings.close();
    await nats.stop();
  });

  const linesOf = async (): Promise<string[]> => {
    const lines: string[] = [];
    const system = { env: { NATS_URL: nats.url }, url: 'http://127.0.0.1:3000' } as unknown as System;
    await announcePassword(system, (line) => lines.push(line));
    return lines;
  };

  it('ADM-GATE-06 is printed when it is generated, and never again', async () => {
    made = ['abcde-fghjk-mnpqr-stuvw'];
    const [line, ...more] = await linesOf();
    expect(line).toBe("The operator's password for http://127.0.0.1:3000/admin is abcde-fghjk-mnpqr-stuvw");
    expect(more).toEqual(['It is shown only once; npm run set-password replaces a lost one.']);
    expect(await linesOf()).toEqual([]);
  });
});
