import { queueOptions } from '@gewerk/service-kit';
import Bull from 'bull';

describe('a queue', () => {
  it('reconnects within a second to a Redis that was unavailable for long', async () => {
    const { url, ...options } = queueOptions('redis://:secret@127.0.0.1:1/3');
    const queue = new Bull('imports', url, options);
    try {
      queue.on('error', () => undefined);
      expect(queue.client.options).toMatchObject({ port: 1, password: 'secret', db: 3 });
      expect(queue.client.options.retryStrategy?.(20)).toBeLessThanOrEqual(1_000);
    } finally {
      queue.client.disconnect();
      await queue.close().catch(() => undefined);
    }
  });
});
