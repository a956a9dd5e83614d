import {
  checkClaim,
  chooseStatisticsMail,
  getListingPass,
  requestClaim,
  setStatisticsMail,
  issueListingPass,
} from '@gewerk/contracts/bus';
import { CLAIM, OWN_LISTING } from '@gewerk/contracts/limits';
import { eventually } from '@gewerk/testing';
import { listing } from '../test/inbox-directory.js';
import { delivery, RunningInbox } from '../test/running-inbox.js';

describe('claims of listings', () => {
  let inbox: RunningInbox;
  let made = 0;

  beforeAll(async () => {
    inbox = await RunningInbox.start();
  });

  afterAll(() => inbox.close());

  /** A listing used by this test only, with its address. */
  function list(): { id: string; email: string } {
    made += 1;
    const id = made.toString(16).padStart(24, '0');
    const email = `chefin-${made}@gruen-${made}.example`;
    inbox.directory.seed(listing({ id, email, website: `https://www.gruen-${made}.example/` }));
    return { id, email };
  }
  const ask = (businessId: string, email: string, by = delivery()) =>
    inbox.servers.bus.request(requestClaim, { delivery: by, claim: { business_id: businessId, email } });
  const check = (businessId: string, id: string, code: string) =>
    inbox.servers.bus.request(checkClaim, { businessId, proof: { id, code } });
  async function codeFor(email: string): Promise<string> {
    await eventually(() => inbox.mailsTo(email).length > 0);
    return codeIn(inbox.mailsTo(email).at(-1));
  }
  const codeIn = (mail: { text?: string } | null | undefined) =>
    /^> (\w+)$/m.exec(mail?.text ?? '')?.[1] ?? '';
  const otherThan = (code: string) => (code.startsWith('2') ? '3' : '2') + code.slice(1);
  const over = { code: 'forbidden', errors: [{ field: 'code' }] };

  it("are proved by the code sent to the listing's own address, with or without spaces", async () => {
    const { id: business, email } = list();
    const { id } = await ask(business, email);
    const code = await codeFor(email);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(await check(business, id, code)).toEqual({});
    expect(await check(business, id, ` ${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)).toEqual({});
    await expect(check(list().id, id, code)).rejects.toMatchObject(over);
    const stored = await inbox.connection.collection('listing_claims').findOne({ businessId: business });
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  it('are made once per key', async () => {
    const { id: business, email } = list();
    const by = delivery();
    const answers = await Promise.all([1, 2, 3].map(() => ask(business, email, by)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await codeFor(email);
    await expect(ask(business, `x${email}`, by)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('have ids that reveal nothing of those made just before and after', async () => {
    const { id: business, email } = list();
    const ids: string[] = [];
    for (let times = 0; times < 3; times += 1) ids.push((await ask(business, email)).id);
    // MongoDB's own ids consist of the time, a part that is the same within a process, and a counter.
    expect(new Set(ids.map((id) => id.slice(8, 18))).size).toBe(3);
  });

  it('from an address that is not the listing’s get the same response and no mail', async () => {
    const { id: business, email } = list();
    const stranger = `fremd@stranger-${made}.example`;
    const { id } = await ask(business, stranger);
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    await ask(business, email);
    await codeFor(email);
    expect(inbox.mailsTo(stranger)).toEqual([]);
    expect(await inbox.stored(`claim:${id}`)).toBeNull();
    await expect(check(business, id, '123456')).rejects.toMatchObject({
      code: 'invalid-input',
      errors: [{ field: 'code' }],
    });
  });

  it('end after five wrong codes, even for the correct one', async () => {
    const { id: business, email } = list();
    const { id } = await ask(business, email);
    const code = await codeFor(email);
    const faults: string[] = [];
    for (let attempt = 0; attempt < CLAIM.tries; attempt += 1) {
      const fault = await check(business, id, otherThan(code)).catch((error: Error) => error.message);
      faults.push(String(fault));
    }
    expect(faults.map((fault) => /(\d) attempts? (?:is|are) left$/.exec(fault)?.[1])).toEqual([...'43210']);
    await expect(check(business, id, code)).rejects.toMatchObject(over);
  });

  it('end when their code has expired', async () => {
    const { id: business, email } = list();
    const { id } = await ask(business, email);
    const code = await codeFor(email);
    await inbox.connection
      .collection('listing_claims')
      .updateOne({ businessId: business }, { $set: { expiresAt: new Date(0) } });
    await expect(check(business, id, code)).rejects.toMatchObject(over);
    await expect(check(business, 'f'.repeat(24), code)).rejects.toMatchObject(over);
    await expect(check(business, 'x', code)).rejects.toMatchObject(over);
  });

  it('send at most five mails an hour, and then share the newest code, so that the business owner cannot be locked out', async () => {
    const { id: business, email } = list();
    // In upper or lower case, it is the same mailbox.
    const shouted = email.replace('chefin', 'CHEFIN');
    for (let asked = 0; asked < 30; asked += 1) await ask(business, asked % 2 ? email : shouted);
    const mails = () => inbox.mailsTo(email).length + inbox.mailsTo(shouted).length;
    await eventually(() => mails() >= CLAIM.perHour);
    const { id } = await ask(business, email);
    const claims = inbox.connection.collection('listing_claims');
    const [newest, ...older] = await claims
      .find({ businessId: business, isMailed: true })
      .sort({ requestedAt: -1 })
      .toArray();
    expect(older).toHaveLength(CLAIM.perHour - 1);
    const code = codeIn(await inbox.stored(`claim:${newest?._id.toHexString()}`));
    const other = await ask(business, email);
    await expect(check(business, id, otherThan(code))).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await check(business, id, code)).toEqual({});
    expect(mails()).toBe(CLAIM.perHour);
    // Any one exchange uses up the code.
    await inbox.servers.bus.request(issueListingPass, { businessId: business, proof: { id, code } });
    await expect(check(business, other.id, code)).rejects.toMatchObject(over);
  });

  it('send at most five mails an hour even if many are made at once', async () => {
    const { id: business, email } = list();
    await Promise.all(Array.from({ length: 40 }, () => ask(business, email)));
    const mailed = { businessId: business, isMailed: true };
    const claims = inbox.connection.collection('listing_claims');
    expect(await claims.countDocuments(mailed)).toBeLessThanOrEqual(CLAIM.perHour);
  });

  it('get a new code once the newest is about to expire, however many were mailed', async () => {
    const { id: business, email } = list();
    for (let asked = 0; asked < CLAIM.perHour; asked += 1) await ask(business, email);
    await eventually(() => inbox.mailsTo(email).length === CLAIM.perHour);
    const soon = { $set: { expiresAt: new Date(Date.now() + CLAIM.shareable) } };
    await inbox.connection.collection('listing_claims').updateMany({ businessId: business }, soon);
    // By then the simultaneous requests have long been answered.
    await inbox.connection.collection('mail_allowances').deleteMany({});
    const { id } = await ask(business, email);
    await eventually(() => inbox.mailsTo(email).length > CLAIM.perHour);
    expect(await check(business, id, await codeFor(email))).toEqual({});
  });

  it('by strangers and other addresses at the domain do not lock out the owner, and get the same response', async () => {
    const { id: business, email } = list();
    const domain = email.split('@')[1];
    const asked: string[] = [];
    for (let n = 0; n < CLAIM.mailedPerHour + 5; n += 1) {
      asked.push(
        (await ask(business, `leute-${n}@www.${domain}`)).id,
        (await ask(business, `x${n}@${domain}`)).id,
      );
      asked.push((await ask(business, `x${email.replace('@', '@x')}`)).id);
    }
    for (const id of asked) expect(id).toMatch(/^[0-9a-f]{24}$/);
    const claims = inbox.connection.collection('listing_claims');
    expect(await claims.countDocuments({ businessId: business, isMailed: true })).toBe(CLAIM.mailedPerHour);
    const { id } = await ask(business, email);
    expect(await check(business, id, await codeFor(email))).toEqual({});
  });

  it('need an existing listing and a valid address', async () => {
    const { id: business, email } = list();
    await expect(ask('f'.repeat(24), email)).rejects.toMatchObject({ code: 'business-not-found' });
    await expect(ask(business, 'a@b.example\r\nBcc: c@d.example')).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  describe('are exchanged for a pass', () => {
    const take = (businessId: string, id: string, code: string) =>
      inbox.servers.bus.request(issueListingPass, { businessId, proof: { id, code } });
    const read = (pass: string) => inbox.servers.bus.request(getListingPass, { pass });
    async function claimed(): Promise<{ business: string; email: string; id: string; code: string }> {
      const { id: business, email } = list();
      const { id } = await ask(business, email);
      return { business, email, id, code: await codeFor(email) };
    }

    it('once, by the correct code; the pass is stored as a hash and is valid for this listing', async () => {
      const { business, email, id, code } = await claimed();
      await inbox.servers.bus.request(setStatisticsMail, { businessId: business, email, language: 'tr' });
      const answers = await Promise.allSettled([1, 2, 3].map(() => take(business, id, code)));
      const passes = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      expect(passes).toHaveLength(1);
      const [{ pass, expires, statisticsMail } = { pass: '', expires: '', statisticsMail: null }] = passes;
      expect(statisticsMail).toBe('tr');
      const left = Date.parse(expires) - Date.now();
      expect(left).toBeGreaterThan(OWN_LISTING.session - 60_000);
      expect(left).toBeLessThanOrEqual(OWN_LISTING.session);
      expect(await read(pass)).toEqual({ businessId: business, email });
      const stored = await inbox.connection.collection('listing_claims').findOne({ businessId: business });
      expect(JSON.stringify(stored)).not.toContain(pass);
      await expect(take(business, id, code)).rejects.toMatchObject(over);
      await expect(check(business, id, code)).rejects.toMatchObject(over);
    });

    it('but not after five wrong codes, even with the correct one', async () => {
      const { business, id, code } = await claimed();
      for (let attempt = 0; attempt < CLAIM.tries; attempt += 1) {
        await expect(take(business, id, otherThan(code))).rejects.toMatchObject({ code: 'invalid-input' });
      }
      await expect(take(business, id, code)).rejects.toMatchObject(over);
    });

    it('but not for another listing, or for one removed meanwhile', async () => {
      const { business, id, code } = await claimed();
      await expect(take(list().id, id, code)).rejects.toMatchObject(over);
      inbox.directory.stored.delete(business);
      await expect(take(business, id, code)).rejects.toMatchObject({ code: 'business-not-found' });
    });

    it('that determines whose statistics mails are chosen', async () => {
      const { business, email, id, code } = await claimed();
      const { pass } = await take(business, id, code);
      const choose = (proof: string) =>
        inbox.servers.bus.request(chooseStatisticsMail, { pass: proof, language: 'de' });
      expect(await choose(pass)).toEqual({ language: 'de' });
      await expect(choose(`${pass}x`)).rejects.toMatchObject({ code: 'forbidden' });
      const readers = inbox.connection.collection('usage_readers');
      expect(await readers.find({ businessId: business }).toArray()).toMatchObject([{ email }]);
    });

    it('that expires, and nothing else is a valid pass', async () => {
      const { business, id, code } = await claimed();
      const { pass } = await take(business, id, code);
      await expect(read(`${pass}x`)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(read(business)).rejects.toMatchObject({ code: 'forbidden' });
      await inbox.connection
        .collection('listing_claims')
        .updateOne({ businessId: business }, { $set: { passUntil: new Date(Date.now() - 1) } });
      await expect(read(pass)).rejects.toMatchObject({ code: 'forbidden' });
    });
  });
});
