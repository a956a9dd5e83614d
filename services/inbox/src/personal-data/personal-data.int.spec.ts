import {
  scanInboxPersonalData,
  type PersonalDataPage,
  type PersonalRecord,
  removeInboxPersonalData,
  requestClaim,
  requestNewsletter,
  setStatisticsMail,
} from '@gewerk/contracts/bus';
import { eventually } from '@gewerk/testing';
import { listing } from '../test/inbox-directory.js';
import { delivery, form, ownAddress, RunningInbox } from '../test/running-inbox.js';

const LISTING = 'c'.repeat(24);

describe('the inbox’s data about a person', () => {
  let inbox: RunningInbox;

  beforeAll(async () => {
    inbox = await RunningInbox.start();
  });

  afterAll(() => inbox.close());

  /**
   * Stores a message, a claim and subscriptions to the newsletter and to statistics for this address, with their mails.
   */
  async function leaveTraces(email: string): Promise<void> {
    inbox.directory.seed(listing({ id: LISTING, email, website: null }));
    await inbox.send({ message: { ...form, email } });
    await inbox.servers.bus.request(requestNewsletter, { delivery: delivery(), form: { email } });
    await inbox.servers.bus.request(requestClaim, {
      delivery: delivery(),
      claim: { business_id: LISTING, email },
    });
    await inbox.servers.bus.request(setStatisticsMail, { businessId: LISTING, email, language: 'de' });
    await eventually(() => inbox.mailsTo(email).length === 3 && inbox.noticesOf(email).length === 1);
  }

  async function read(email: string, limit = 2): Promise<PersonalRecord[]> {
    const all: PersonalRecord[] = [];
    for (let after: { kind: string; id: string } | null = null; ;) {
      const { items, next }: PersonalDataPage = await inbox.servers.bus.request(scanInboxPersonalData, {
        email,
        after,
        limit,
      });
      all.push(...items);
      if (next === null) return all;
      after = next;
    }
  }
  const kinds = (records: readonly PersonalRecord[]) => records.map(({ kind }) => kind);
  const EVERYTHING = ['message', 'newsletter', 'claim', 'monthly-figures', 'mail', 'mail', 'mail', 'mail'];

  it('is exported record by record, whatever the case of the address, without its secrets, and deleted at once', async () => {
    const [email, other] = [ownAddress(), ownAddress()];
    await leaveTraces(email);
    await leaveTraces(other);
    const records = await read(email.toUpperCase());
    expect(kinds(records)).toEqual(EVERYTHING);
    expect(new Set(records.map(({ id }) => id)).size).toBe(EVERYTHING.length);
    expect(records[0]?.content).toMatchObject({ email, message: form.message });
    const fields = new Set(records.flatMap(({ content }) => Object.keys(content)));
    for (const secret of ['key', 'tokenId', 'token', 'digest', 'codeHash', 'unsubscribeUrl']) {
      expect(fields).not.toContain(secret);
    }

    const { removed, kept } = await inbox.servers.bus.request(removeInboxPersonalData, { email });
    expect({ removed, kept }).toEqual({
      removed: { message: 1, newsletter: 1, claim: 1, 'monthly-figures': 1, mail: 4 },
      kept: {},
    });
    expect(await read(email)).toEqual([]);
    expect(kinds(await read(other))).toEqual(EVERYTHING);
  });

  it('is that of exactly this address: symbols in it are not wildcards', async () => {
    const email = ownAddress();
    await leaveTraces(email);
    expect(await read(email.replace('-', '.'))).toEqual([]);
    await expect(read('.*')).rejects.toMatchObject({ code: 'invalid-input', errors: [{ field: 'email' }] });
  });
});
