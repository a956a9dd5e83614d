import { scanInPages } from './scan-in-pages.js';

describe('a scan in pages', () => {
  it('settles only when all work on a page has ended, even if part of it has failed', async () => {
    const slow = Promise.withResolvers<void>();
    const failed = Promise.reject(new Error('the service is stopping'));
    let isSettled = false;
    const scan = scanInPages(null, {
      readPage: async () => ({ items: [{ id: '1' }, { id: '2' }], next: null }),
      workOn: async () => [slow.promise, failed],
      onPassed: () => undefined,
      mostPages: 4,
      signal: new AbortController().signal,
    });
    const settled = scan.catch(() => undefined).then(() => (isSettled = true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isSettled).toBe(false);
    slow.resolve();
    await settled;
    await expect(scan).rejects.toThrow('the service is stopping');
  });
});
