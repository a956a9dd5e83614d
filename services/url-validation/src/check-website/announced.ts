import { CHECKS_AN_EVENT, type PayloadOf, websitesChecked } from '@gewerk/contracts/bus';
import { digestOf, type MessageBus } from '@gewerk/messaging';

type ToldCheck = PayloadOf<typeof websitesChecked>['checks'][number];

export type AnnouncedCheck = Omit<ToldCheck, 'websiteHash'> & { website: string };

/** Reports results to the directory; a check reported twice changes nothing. */
export async function announce(bus: MessageBus, checks: readonly AnnouncedCheck[]): Promise<void> {
  for (let start = 0; start < checks.length; start += CHECKS_AN_EVENT) {
    await bus.publish(websitesChecked, {
      checks: checks.slice(start, start + CHECKS_AN_EVENT).map(told),
    });
  }
}

const told = ({ website, ...check }: AnnouncedCheck): ToldCheck => ({
  ...check,
  websiteHash: digestOf(website),
});
