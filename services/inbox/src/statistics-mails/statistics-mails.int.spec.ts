import {
  businessChanged,
  endStatisticsMail,
  type OutputOf,
  setStatisticsMail,
  type getBusinessStatistics,
} from '@gewerk/contracts/bus';
import { STATISTICS_MAIL } from '@gewerk/contracts/limits';
import { eventually } from '@gewerk/testing';
import { listing } from '../test/inbox-directory.js';
import { RunningInbox } from '../test/running-inbox.js';
import { SendStatisticsMails } from './send-statistics-mails.js';
import type { StatisticsReaderRecord } from './statistics-reader.schema.js';

type Days = OutputOf<typeof getBusinessStatistics>['days'];

const DECEMBER_FIRST = new Date('2026-12-01T05:00:00Z');
const none = { views: 0, phone: 0, website: 0, route: 0 };

describe('the monthly figures by mail', () => {
  let inbox: RunningInbox;
  let service: SendStatisticsMails;
  let made = 0;

  beforeAll(async () => {
    inbox = await RunningInbox.start();
    service = inbox.app.get(SendStatisticsMails);
  });

  afterAll(() => inbox.close());

  const readers = () => inbox.connection.collection<StatisticsReaderRecord>('usage_readers');
  const set = (businessId: string, email: string, language: 'de' | 'en' | 'tr' | null) =>
    inbox.servers.bus.request(setStatisticsMail, { businessId, email, language });
  /** A listing used by this test only and viewed in November, with its address. */
  function list(): { id: string; email: string } {
    made += 1;
    const id = made.toString(16).padStart(24, 'a');
    const email = `chef-${made}@ofen-${made}.example`;
    inbox.directory.seed({ ...listing({ id, email, website: null }), urlSlug: `krems/ofen-${made}` });
    inbox.directory.counted.set(`${id} 2026-11`, november);
    return { id, email };
  }
  /** A subscriber who already got October's statistics. */
  async function wanting(language: 'de' | 'en' | 'tr' = 'de'): Promise<{ id: string; email: string }> {
    const own = list();
    await set(own.id, own.email, language);
    await readers().updateOne({ businessId: own.id }, { $set: { toldUntil: '2026-10' } });
    return own;
  }
  const november: Days = [
    { day: '2026-11-01', ...none },
    { day: '2026-11-05', ...none, views: 1_200, phone: 2, route: 1 },
    { day: '2026-11-30', ...none, views: 34, website: 5 },
  ];

  it('are sent once to each reader, with any number of replicas at once, and again a month later', async () => {
    const all = await Promise.all([wanting(), wanting(), wanting()]);
    const counted = () => all.map(({ email }) => inbox.mailsTo(email).length);
    await service.send(new Date('2026-12-01T04:59:00Z'));
    expect(counted()).toEqual([0, 0, 0]);
    await Promise.all([1, 2, 3].map(() => service.send(DECEMBER_FIRST)));
    await eventually(() => counted().every((count) => count === 1));
    await service.send(new Date('2026-12-20T12:00:00Z'));
    expect(await readers().countDocuments({ toldUntil: '2026-11' })).toBe(3);
    await service.send(new Date('2027-01-01T12:00:00Z'));
    await eventually(() => counted().every((count) => count === 2));
    const subjects = inbox.mailsTo(all[0].email).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      'Ihr Eintrag im Dezember 2026: Werkstatt Grün',
      'Ihr Eintrag im November 2026: Werkstatt Grün',
    ]);
  });

  it('have sums and days in the chosen language, and two ways to end them', async () => {
    const { id, email } = await wanting('tr');
    expect(await set(id, email.toUpperCase(), 'en')).toEqual({ language: 'en' });
    await service.send(DECEMBER_FIRST);
    await eventually(() => inbox.mailsTo(email).length === 1);
    const [mail] = inbox.mailsTo(email);
    expect(mail?.text).toContain('Views: 1,234\nPhone: 2\nWebsite: 5\nDirections: 1\n');
    expect(mail?.text).toContain('November 5: 1,200 views, 3 clicks\nNovember 30: 34 views, 5 clicks\n');
    expect(mail?.html).toContain('<html lang="en">');
    expect(mail?.text).toContain(`https://gewerk.example/krems/ofen-${made}?lang=en`);
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const unsubscribe = new URL(header('list-unsubscribe').slice(1, -1));
    expect(unsubscribe.pathname).toBe('/api/own-listing/statistics-mail/end');
    const token = unsubscribe.searchParams.get('token') ?? '';
    expect(mail?.text).toContain(`https://gewerk.example/own-listing/end-figures?token=${token}&lang=en`);
    for (let times = 0; times < 2; times += 1) {
      expect(await inbox.servers.bus.request(endStatisticsMail, { token })).toEqual({ state: 'ended' });
    }
    expect(await readers().findOne({ email })).toBeNull();
  });

  it('end once they are switched off, including unsent ones', async () => {
    const { id, email } = await wanting();
    inbox.refuse(email, 550, 'no such mailbox');
    await service.send(DECEMBER_FIRST);
    const mails = inbox.connection.collection<{ _id: string; to: string; state: string }>('mails');
    await eventually(async () => (await mails.findOne({ to: email }))?.state === 'failed');
    expect(await set(id, email, null)).toEqual({ language: null });
    expect(await mails.findOne({ to: email })).toBeNull();
    expect(await set(id, email, null)).toEqual({ language: null });
    await service.send(new Date('2027-01-02T12:00:00Z'));
    expect(await mails.findOne({ to: email })).toBeNull();
  });

  it("end with the listing at once, and if the address is no longer the listing's", async () => {
    const removed = await wanting();
    const stays = await wanting();
    const sold = await wanting();
    inbox.directory.stored.delete(removed.id);
    const ids = [removed.id, stays.id];
    await inbox.servers.bus.publish(businessChanged, { ids, citySlugs: [], categorySlugs: [] });
    await eventually(async () => (await readers().findOne({ email: removed.email })) === null);
    inbox.directory.seed(listing({ id: sold.id, email: 'neu@ofen.example', website: null }));
    await service.send(DECEMBER_FIRST);
    await eventually(() => inbox.mailsTo(stays.email).length === 1);
    expect(await readers().findOne({ email: sold.email })).toBeNull();
    expect([...inbox.mailsTo(sold.email), ...inbox.mailsTo(removed.email)]).toEqual([]);
  });

  it('are sent later if the directory does not answer for one, without delaying others', async () => {
    const [broken, other] = [await wanting(), await wanting()];
    inbox.directory.counted.set(`${broken.id} 2026-11`, [{ day: 'never', ...none }]);
    await expect(service.send(DECEMBER_FIRST)).rejects.toThrow();
    await service.send(DECEMBER_FIRST);
    await eventually(() => inbox.mailsTo(other.email).length === 1);
    inbox.directory.counted.set(`${broken.id} 2026-11`, november);
    await service.send(DECEMBER_FIRST);
    expect(inbox.mailsTo(broken.email)).toEqual([]);
    await readers().updateOne({ email: broken.email }, { $set: { leaseUntil: new Date(0) } });
    await service.send(DECEMBER_FIRST);
    await eventually(() => inbox.mailsTo(broken.email).length === 1);
  });

  it('are limited to a number of addresses per listing, which must exist', async () => {
    const { id } = list();
    for (let taken = 0; taken < STATISTICS_MAIL.addresses; taken += 1)
      await set(id, `${taken}@ofen.example`, 'de');
    await expect(set(id, 'x@ofen.example', 'de')).rejects.toMatchObject({ code: 'conflict' });
    expect(await set(id, '0@ofen.example', 'tr')).toEqual({ language: 'tr' });
    await expect(set('f'.repeat(24), 'x@ofen.example', 'de')).rejects.toMatchObject({
      code: 'business-not-found',
    });
  });
});
