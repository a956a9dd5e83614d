import type { BusinessDetail } from '@gewerk/contracts';
import {
  checkClaim,
  dismissHandClaim,
  getListingPass,
  issueHandCode,
  issueListingPass,
  listHandClaims,
  requestClaim,
  requestHandClaim,
} from '@gewerk/contracts/bus';
import { CLAIM, HAND_CLAIM, OWN_LISTING } from '@gewerk/contracts/limits';
import type { MessageBus } from '@gewerk/messaging';
import { fakeOnly } from '@gewerk/testing';
import { listing } from '../test/inbox-directory.js';
import { delivery, RunningInbox } from '../test/running-inbox.js';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const email = 'chefin@gruen.example';

let inbox: RunningInbox;
let made = 0;

beforeAll(async () => {
  inbox = await RunningInbox.start();
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => inbox.close());

/** Runs in a process whose host's clock is wrong by this many hours. */
async function onHostWithClockOff<T>(hours: number, work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers(fakeOnly('Date')).setSystemTime(Date.now() + hours * HOUR);
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}

function list(changes: Partial<BusinessDetail> = {}): string {
  made += 1;
  const id = made.toString(16).padStart(24, '0');
  inbox.directory.seed({ ...listing({ id, email, website: null }), ...changes });
  return id;
}
const request: MessageBus['request'] = (...input) => inbox.servers.bus.request(...input);
const ask = (business: string) =>
  request(requestClaim, { delivery: delivery(), claim: { business_id: business, email } });
const codeOf = async (id: string): Promise<string> =>
  /^> (\w+)$/m.exec((await inbox.stored(`claim:${id}`))?.text ?? '')?.[1] ?? '';
const claims = () => inbox.connection.collection('listing_claims');
const until = async (businessId: string, field: 'expiresAt' | 'passUntil'): Promise<number> =>
  Number((await claims().findOne({ businessId }))?.[field]) - Date.now();
const over = { code: 'forbidden', errors: [{ field: 'code' }] };

describe.each([2, -2])('a claim, where the clock of one host is off by %i h,', (hours) => {
  it('can be proved for half an hour from the request', async () => {
    const business = list();
    const { id } = await onHostWithClockOff(hours, () => ask(business));
    const left = await until(business, 'expiresAt');
    expect(Math.abs(left - CLAIM.lifetime)).toBeLessThan(5 * MINUTE);
    const proof = { id, code: await codeOf(id) };
    expect(
      await onHostWithClockOff(hours, () => request(checkClaim, { businessId: business, proof })),
    ).toEqual({});
    await claims().updateOne(
      { businessId: business },
      { $set: { expiresAt: new Date(Date.now() - MINUTE) } },
    );
    await expect(
      onHostWithClockOff(hours, () => request(checkClaim, { businessId: business, proof })),
    ).rejects.toMatchObject(over);
  });

  it('is exchanged for a pass that lasts an hour', async () => {
    const business = list();
    const { id } = await ask(business);
    const proof = { id, code: await codeOf(id) };
    const { pass } = await onHostWithClockOff(hours, () =>
      request(issueListingPass, { businessId: business, proof }),
    );
    expect(Math.abs((await until(business, 'passUntil')) - OWN_LISTING.session)).toBeLessThan(5 * MINUTE);
    expect(await onHostWithClockOff(hours, () => request(getListingPass, { pass }))).toMatchObject({ email });
  });

  it('that shares a code ends with the one that used it', async () => {
    const business = list();
    const ids: string[] = [];
    while (ids.length <= CLAIM.perHour) ids.push((await ask(business)).id);
    const [used = '', shared = ''] = ids.slice(-2);
    const code = await codeOf(used);
    const take = (id: string) => request(issueListingPass, { businessId: business, proof: { id, code } });
    await onHostWithClockOff(hours, () => take(used));
    await expect(take(shared)).rejects.toMatchObject(over);
  });

  it('by letter can be proved for a month, and no longer once it is dismissed', async () => {
    const business = list({ email: null, address: 'Lindenstraße 3', postalCode: '95444', city: 'Bayreuth' });
    const claim = { business_id: business, way: 'letter' } as const;
    const { id } = await request(requestHandClaim, { delivery: delivery(), claim });
    const { claims: waiting } = await request(listHandClaims, {});
    const asked = { id: waiting.find(({ businessId }) => businessId === business)?.id ?? '' };
    const { code } = await onHostWithClockOff(hours, () => request(issueHandCode, asked));
    const left = await until(business, 'expiresAt');
    expect(Math.abs(left - HAND_CLAIM.lifetime.letter)).toBeLessThan(5 * MINUTE);
    await onHostWithClockOff(hours, () => request(dismissHandClaim, asked));
    const proof = { id, code };
    await expect(request(checkClaim, { businessId: business, proof })).rejects.toMatchObject(over);
  });
});
