import { exportMessages, MAX_ANSWER_BYTES, type OutputOf } from '@gewerk/contracts/bus';
import { FORM_LENGTH } from '@gewerk/contracts/limits';
import { form, RunningInbox } from '../test/running-inbox.js';

const COUNT = 150;

describe('the export of messages', () => {
  let inbox: RunningInbox;

  beforeAll(async () => {
    inbox = await RunningInbox.start();
    const at = new Date();
    const messages = Array.from({ length: COUNT }, (_, index) => ({
      ...form,
      ...{ key: `key-${index}`, tokenId: `token-${index}`, digest: 'one', receivedAt: at, answeredAt: null },
      ...{ expiresAt: new Date(at.getTime() + 86_400_000) },
      subject: `Frage ${index}.`,
      message: '東'.repeat(FORM_LENGTH.message),
    }));
    await inbox.connection.collection('messages').insertMany(messages);
  });

  afterAll(() => inbox.close());

  it('limits each part in bytes, and leaves no message out', async () => {
    const parts: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const part: OutputOf<typeof exportMessages> = await inbox.servers.bus.request(exportMessages, {
        after,
      });
      expect(Buffer.byteLength(part.csv)).toBeLessThan(MAX_ANSWER_BYTES);
      parts.push(part.csv);
      after = part.next;
    }
    expect(parts.length).toBeGreaterThan(1);
    const subjects = [...parts.join('').matchAll(/Frage (\d+)\./g)].map(([, number]) => Number(number));
    expect(subjects).toEqual(Array.from({ length: COUNT }, (_, index) => index));
  });
});
