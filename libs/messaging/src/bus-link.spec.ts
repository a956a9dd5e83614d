import type { NatsConnection } from '@nats-io/transport-node';
import { BusLink } from './bus-link.js';

/** A link whose connection reports the states that the test sets. */
function linkTo(): { link: BusLink; say: (type: string) => Promise<void> } {
  let tell: (type: string) => void = () => undefined;
  const status = async function* (): AsyncGenerator<{ type: string }> {
    for (;;) yield { type: await new Promise<string>((resolve) => (tell = resolve)) };
  };
  const link = new BusLink({ status } as unknown as NatsConnection);
  const say = async (type: string): Promise<void> => {
    await new Promise(setImmediate);
    tell(type);
    await new Promise(setImmediate);
  };
  return { link, say };
}

describe('the link to the bus', () => {
  it('fails calls in progress when the connection is lost', async () => {
    const { link, say } = linkTo();
    const asked = link.during(() => new Promise(() => undefined));
    const failed = expect(asked).rejects.toMatchObject({ code: 'unavailable' });
    await say('disconnect');
    await failed;
  });

  it('lets new calls wait for the reconnection, up to their time limit', async () => {
    const { link, say } = linkTo();
    await say('disconnect');
    expect(link.isUp).toBe(false);
    await expect(link.up(20)).rejects.toMatchObject({ code: 'unavailable' });
    const back = link.up(20_000);
    await say('reconnect');
    await expect(back).resolves.toBeUndefined();
    expect(link.isUp).toBe(true);
    await expect(link.during(() => Promise.resolve(7))).resolves.toBe(7);
  });
});
