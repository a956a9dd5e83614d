import { defaultSiteIdentity } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import type { EventListener } from './events/event-listener.js';
import { KnownSite } from './known-site.js';
import type { MessageBus } from './message-bus.js';

it('logs only once per outage that the site’s name cannot be read, however many pages request it', async () => {
  const said = jest.spyOn(logger, 'warn').mockReturnValue(undefined);
  let isAway = true;
  const request = () =>
    isAway ? Promise.reject(new Error('settings is away')) : Promise.resolve(defaultSiteIdentity);
  const site = new KnownSite({ request } as unknown as MessageBus, {} as EventListener);

  for (let page = 0; page < 3; page += 1) expect(await site.readOrLast()).toBe(defaultSiteIdentity);
  expect(said).toHaveBeenCalledTimes(1);

  isAway = false;
  await site.readOrLast();
  site.forget();
  isAway = true;
  await site.readOrLast();
  expect(said).toHaveBeenCalledTimes(2);
  said.mockRestore();
});
