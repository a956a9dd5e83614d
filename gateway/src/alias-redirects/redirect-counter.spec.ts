import type { MessageBus } from '@gewerk/messaging';
import { RedirectCounter } from './redirect-counter.js';

describe('redirects', () => {
  it('are counted at the common time of all gateways, whatever their host’s clock says', async () => {
    const published: unknown[] = [];
    const bus = { publish: (_event: unknown, payload: unknown) => Promise.resolve(published.push(payload)) };
    const shared = Date.parse('2030-01-01T10:00:00.000Z');
    const counter = new RedirectCounter(bus as unknown as MessageBus, { now: () => shared });
    await Promise.all([counter.count('alt.example'), counter.count('alt.example')]);
    expect(published).toMatchObject([
      { at: '2030-01-01T10:00:00.000Z', counts: [{ domain: 'alt.example', count: 2 }] },
    ]);
  });
});
