import { requestClaim } from '@gewerk/contracts/bus';
import { CLAIM } from '@gewerk/contracts/limits';
import { eventually } from '@gewerk/testing';
import type { MailRecord } from '../mails/mail.schema.js';
import { listing } from '../test/inbox-directory.js';
import { delivery, RunningInbox } from '../test/running-inbox.js';

const business = 'c'.repeat(24);
const own = 'chefin@gruen.example';

/** The compared parts of an entry of MongoDB's profiler. */
interface Noted {
  op: string;
  ns: string;
  command: { upsert?: boolean };
}

describe('a claim', () => {
  let inbox: RunningInbox;

  beforeAll(async () => {
    inbox = await RunningInbox.start();
    inbox.directory.seed(listing({ id: business, email: own, website: 'https://www.gruen.example/' }));
    await inbox.connection.db?.command({ profile: 2 });
  });

  afterAll(() => inbox.close());

  const ask = (email: string) =>
    inbox.servers.bus.request(requestClaim, {
      delivery: delivery(),
      claim: { business_id: business, email },
    });

  /** The database's work for a claim until the response; sending a mail happens later and upserts nothing. */
  async function workFor(email: string): Promise<string[]> {
    const since = await noted().countDocuments();
    await ask(email);
    const all = await noted().find({}).sort({ $natural: 1 }).skip(since).toArray();
    return all
      .filter(({ ns, command }) =>
        /\.(listing_claims|mail_allowances)$/.test(ns)
          ? true
          : ns.endsWith('mails') && command.upsert === true,
      )
      .map(({ op, ns }) => `${op} ${ns.slice(ns.lastIndexOf('.') + 1).replace('blind_', '')}`)
      .sort();
  }
  const noted = () => inbox.connection.collection<Noted>('system.profile');

  it('causes the same database work for the listing’s own address, for another one and beyond the limit', async () => {
    const forOwn = await workFor(own);
    expect(forOwn).toContain('update mails');
    expect(await workFor('fremd@stranger.example')).toEqual(forOwn);
    for (let times = 1; times < CLAIM.perHour; times += 1) await ask(own);
    expect(await workFor(own)).toEqual(forOwn);
  });

  it('for another address stores only a blind mail without a recipient and content', async () => {
    let blind: unknown[] = [];
    // Repeated if MongoDB has deleted the mail in between.
    await eventually(async () => {
      const { id } = await ask('andere@stranger.example');
      expect(await inbox.stored(`claim:${id}`)).toBeNull();
      blind = await inbox.connection.collection('blind_mails').find({}).toArray();
      return blind.length > 0;
    });
    for (const { to, subject, text, html } of blind as MailRecord[]) {
      expect(to).toBeNull();
      expect(`${subject}${text}${html}`).toMatch(/^\.+$/);
    }
  });
});
