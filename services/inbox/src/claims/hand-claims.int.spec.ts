import type { BusinessDetail } from '@gewerk/contracts';
import {
  chooseStatisticsMail,
  dismissHandClaim,
  forgetListing,
  getListingPass,
  issueHandCode,
  issueListingPass,
  listHandClaims,
  requestHandClaim,
} from '@gewerk/contracts/bus';
import { CLAIM, HAND_CLAIM } from '@gewerk/contracts/limits';
import type { MessageBus } from '@gewerk/messaging';
import { listing } from '../test/inbox-directory.js';
import { HandClaimsRepository } from './hand-claims.repository.js';
import { delivery, RunningInbox } from '../test/running-inbox.js';

describe('codes by letter or phone', () => {
  let inbox: RunningInbox;
  let made = 0;

  beforeAll(async () => {
    inbox = await RunningInbox.start();
  });

  afterAll(() => inbox.close());

  beforeEach(() => stored().deleteMany({}));

  const stored = () => inbox.connection.collection('listing_claims');

  function list(changes: Partial<BusinessDetail> = {}): string {
    made += 1;
    const id = made.toString(16).padStart(24, 'a');
    inbox.directory.seed({
      ...listing({ id, email: null, website: null }),
      address: 'Lindenstraße 3',
      postalCode: '95444',
      city: 'Bayreuth',
      country: 'Deutschland',
      phone: '0921 123',
      urlSlug: 'bayreuth/werkstatt-gruen',
      ...changes,
    });
    return id;
  }
  const request: MessageBus['request'] = (...input) => inbox.servers.bus.request(...input);
  const ask = (business_id: string, way: 'letter' | 'phone' = 'letter', by = delivery()) =>
    request(requestHandClaim, { delivery: by, claim: { business_id, way } });
  const waiting = async () =>
    (await request(listHandClaims, {})).claims.filter(({ state }) => state === 'waiting');
  const take = (businessId: string, id: string, code: string) =>
    request(issueListingPass, { businessId, proof: { id, code } });
  async function issued(business: string, way: 'letter' | 'phone' = 'letter') {
    await ask(business, way);
    const [claim] = await waiting();
    return { claim: claim!.id, ...(await request(issueHandCode, { id: claim!.id })) };
  }
  const over = { code: 'forbidden', errors: [{ field: 'code' }] };

  it('wait for the operator, who gets the letter with the code once, and are exchanged for a pass once', async () => {
    const business = list();
    const { id: asked } = await ask(business);
    expect(asked).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
    const before = await request(listHandClaims, {});
    expect(before).toMatchObject({ count: 1, since: before.claims[0]?.requestedAt });
    expect(before.claims).toMatchObject([
      { businessId: business, name: 'Werkstatt Grün', way: 'letter', state: 'waiting' },
    ]);
    // Until a code exists, nothing proves the claim.
    await expect(take(business, asked, 'AAAAAAAA')).rejects.toMatchObject(over);
    const { code, reference, letter, phone } = await request(issueHandCode, { id: before.claims[0]!.id });
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4} [2-9A-HJ-NP-Z]{4}$/);
    expect(reference.replace(' ', '')).toBe(asked);
    expect(phone).toBeNull();
    expect(letter?.address).toEqual(['Werkstatt Grün', 'Lindenstraße 3', '95444 Bayreuth', 'Deutschland']);
    for (const part of [code, reference, 'https://gewerk.example/bayreuth/werkstatt-gruen?lang=de']) {
      expect(letter?.text).toContain(part);
    }
    expect(JSON.stringify(await stored().findOne({ businessId: business }))).not.toContain(
      code.replace(' ', ''),
    );
    expect(await request(listHandClaims, {})).toMatchObject({
      count: 0,
      since: null,
      claims: [{ state: 'issued' }],
    });
    const { pass, ...granted } = await take(business, reference.toLowerCase(), code.toLowerCase());
    expect(granted).toMatchObject({ statisticsMail: null, hasMail: false });
    await expect(request(chooseStatisticsMail, { pass, language: 'de' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await request(getListingPass, { pass })).toEqual({ businessId: business, email: '' });
    await expect(take(business, asked, code)).rejects.toMatchObject(over);
    await expect(request(issueHandCode, { id: before.claims[0]!.id })).rejects.toMatchObject({
      code: 'claim-not-found',
    });
    expect((await request(listHandClaims, {})).claims).toMatchObject([{ state: 'used' }]);
  });

  it('are read out at the number of the listing', async () => {
    const business = list();
    const { code, reference, phone, letter } = await issued(business, 'phone');
    expect({ phone, letter }).toEqual({ phone: '0921 123', letter: null });
    await expect(take(list(), reference, code)).rejects.toMatchObject(over);
    expect(await take(business, reference, code)).toHaveProperty('pass');
  });

  it('reach the operator once while one is waiting and a few times a month, with the same response to each request', async () => {
    const business = list();
    for (let round = 0; round < HAND_CLAIM.perListing + 2; round += 1) {
      for (let asked = 0; asked < 3; asked += 1) {
        expect((await ask(business)).id).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
      }
      const open = await waiting();
      expect(open).toHaveLength(round < HAND_CLAIM.perListing ? 1 : 0);
      for (const { id } of open) await request(issueHandCode, { id });
    }
    // Requests by letter block neither requests by phone nor those for other listings.
    await ask(business, 'phone');
    await ask(list());
    expect(await waiting()).toHaveLength(2);
  });

  it('reach the operator once if many are requested at once, and again once that one is answered', async () => {
    const business = list();
    await Promise.all(Array.from({ length: 20 }, () => ask(business)));
    const [first, ...more] = await waiting();
    expect(more).toEqual([]);
    await request(dismissHandClaim, { id: first?.id ?? '' });
    await Promise.all(Array.from({ length: 5 }, () => ask(business)));
    const [second] = await waiting();
    await request(issueHandCode, { id: second?.id ?? '' });
    await ask(business);
    expect(await waiting()).toHaveLength(1);
  });

  it('reach the operator only a few times a month even if each is answered before the next is stored', async () => {
    const business = list();
    const claims = inbox.app.get(HandClaimsRepository);
    const insert = claims.insertWaiting.bind(claims);
    const asked = 8;
    const counted: (() => Promise<void>)[] = [];
    // All requests have counted the earlier ones before the first is stored; each is answered before the next
    // is stored.
    jest.spyOn(claims, 'insertWaiting').mockImplementation(
      (record) =>
        new Promise((resolve) => {
          counted.push(async () => {
            resolve(await insert(record));
            for (const { id } of await waiting()) await request(issueHandCode, { id }).catch(() => undefined);
          });
          if (counted.length === asked)
            void counted.reduce((before, next) => before.then(next), Promise.resolve());
        }),
    );
    await Promise.all(Array.from({ length: asked }, () => ask(business)));
    jest.restoreAllMocks();
    const reached = await stored().countDocuments({ businessId: business, hand: { $exists: true } });
    expect(reached).toBeGreaterThan(0);
    expect(reached).toBeLessThanOrEqual(HAND_CLAIM.perListing);
  });

  it.each([
    ['a code was given', { $set: { hand: 'issued' } }],
    ['it was dismissed', { $unset: { hand: 1 } }],
  ])('reach the operator again if %s by the previous release, which has no slots', async (_how, old) => {
    const business = list();
    await ask(business);
    await stored().updateOne({ businessId: business }, old as object);
    await Promise.all(Array.from({ length: 5 }, () => ask(business)));
    expect(await waiting()).toHaveLength(1);
  });

  it('wait for the operator however many strangers have requested codes for other listings', async () => {
    const one = (index: number) => ({
      ...{ key: `flood-${index}`, tokenId: `flood-${index}`, reference: `FLOOD${index}`, hand: 'waiting' },
      ...{ businessId: 'x', requestedAt: new Date() },
    });
    await stored().insertMany(Array.from({ length: 250 }, (_, index) => one(index)));
    const business = list();
    await ask(business);
    expect(await stored().countDocuments({ businessId: business, hand: 'waiting' })).toBe(1);
    expect(await request(listHandClaims, {})).toMatchObject({ count: 251 });
  });

  it('are for listings without an email address that have the data for the chosen way', async () => {
    const way = { code: 'invalid-input', errors: [{ field: 'way' }] };
    await expect(ask(list({ email: 'chefin@gruen.example' }))).rejects.toMatchObject(way);
    await expect(ask(list({ address: null }))).rejects.toMatchObject(way);
    await expect(ask(list({ phone: null }), 'phone')).rejects.toMatchObject(way);
    await expect(ask('f'.repeat(24))).rejects.toMatchObject({ code: 'business-not-found' });
  });

  it('are requested once per key', async () => {
    const business = list();
    const by = delivery();
    const answers = await Promise.all([1, 2, 3].map(() => ask(business, 'letter', by)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await expect(ask(business, 'phone', by)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('end after five wrong tries, when they expire, with the next code, and when they are dismissed', async () => {
    const business = list();
    const first = await issued(business);
    const wrong = first.code.startsWith('2') ? '33333333' : '22222222';
    for (let tries = 0; tries < CLAIM.tries; tries += 1) {
      await expect(take(business, first.reference, wrong)).rejects.toMatchObject({ code: 'invalid-input' });
    }
    await expect(take(business, first.reference, first.code)).rejects.toMatchObject(over);
    const second = await request(issueHandCode, { id: first.claim });
    await expect(take(business, first.reference, first.code)).rejects.toMatchObject({
      code: 'invalid-input',
    });
    await stored().updateOne({ businessId: business }, { $set: { expiresAt: new Date(0) } });
    await expect(take(business, second.reference, second.code)).rejects.toMatchObject(over);
    const third = await request(issueHandCode, { id: first.claim });
    await request(dismissHandClaim, { id: first.claim });
    await request(dismissHandClaim, { id: first.claim });
    await request(dismissHandClaim, { id: 'none' });
    await expect(take(business, third.reference, third.code)).rejects.toMatchObject(over);
    expect((await request(listHandClaims, {})).claims).toEqual([]);
  });

  it('are deleted with the listing', async () => {
    const business = list();
    const { reference, code } = await issued(business);
    await request(forgetListing, { businessIds: [business], submissionIds: [], names: [] });
    await expect(take(business, reference, code)).rejects.toMatchObject(over);
  });
});
