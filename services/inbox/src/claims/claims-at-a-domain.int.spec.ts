import { checkClaim, requestClaim } from '@gewerk/contracts/bus';
import { CLAIM } from '@gewerk/contracts/limits';
import { eventually } from '@gewerk/testing';
import { listing } from '../test/inbox-directory.js';
import { delivery, RunningInbox } from '../test/running-inbox.js';

describe('claims at the domain of a website', () => {
  let inbox: RunningInbox;

  beforeAll(async () => {
    inbox = await RunningInbox.start();
  });

  afterAll(() => inbox.close());

  const ask = (businessId: string, email: string) =>
    inbox.servers.bus.request(requestClaim, {
      delivery: delivery(),
      claim: { business_id: businessId, email },
    });
  const check = (businessId: string, id: string, code: string) =>
    inbox.servers.bus.request(checkClaim, { businessId, proof: { id, code } });
  const codeIn = (mail: { text?: string } | null | undefined) =>
    /^> (\w+)$/m.exec(mail?.text ?? '')?.[1] ?? '';

  it('by strangers do not lock out the owner of a listing with a website but no email address', async () => {
    const business = 'a'.repeat(24);
    const domain = 'gruen.example';
    inbox.directory.seed(listing({ id: business, email: null, website: `https://www.${domain}/` }));
    for (let n = 0; n < CLAIM.mailedPerHour + 5; n += 1) await ask(business, `x${n}@${domain}`);
    // Claims for the mailbox itself do not lock the owner out either.
    for (let n = 0; n < CLAIM.perHour + 5; n += 1) await ask(business, `info@${domain}`);
    const owner = `Kontakt@${domain}`;
    const { id } = await ask(business, owner);
    await eventually(() => inbox.mailsTo(owner).length > 0);
    expect(await check(business, id, codeIn(inbox.mailsTo(owner).at(-1)))).toEqual({});
    const { id: shared } = await ask(business, `info@${domain}`);
    const claims = inbox.connection.collection('listing_claims');
    const [newest, ...older] = await claims
      .find({ businessId: business, mailbox: `info@${domain}`, isMailed: true })
      .sort({ requestedAt: -1 })
      .toArray();
    expect(older).toHaveLength(CLAIM.perHour - 1);
    const code = codeIn(await inbox.stored(`claim:${newest?._id.toHexString()}`));
    expect(await check(business, shared, code)).toEqual({});
  });
});
