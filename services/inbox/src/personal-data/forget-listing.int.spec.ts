import { forgetListing, type ListingReport, requestClaim, setStatisticsMail } from '@gewerk/contracts/bus';
import { eventually } from '@gewerk/testing';
import { Mails } from '../mails/mails.js';
import { reportsMail } from '../report-mails/reports-mail.js';
import { SendStatisticsMails } from '../statistics-mails/send-statistics-mails.js';
import { submissionMails } from '../submission-mails/submission-mails.js';
import { listing, submission } from '../test/inbox-directory.js';
import { delivery, ownAddress, RunningInbox } from '../test/running-inbox.js';

const GONE = 'd'.repeat(24);
const STAYS = 'e'.repeat(24);
const SUBMISSION = '5'.repeat(24);
const NAME = 'Peter Geheim & Söhne';
const env = {
  OPERATOR_EMAIL: 'owner@gewerk.example',
  CANONICAL_URL: 'https://gewerk.example',
  panelUrl: 'https://gewerk.example',
  siteName: 'Gewerk',
};

describe("the inbox's data about a listing removed at the person's request", () => {
  let inbox: RunningInbox;

  beforeAll(async () => {
    inbox = await RunningInbox.start();
  });

  afterAll(() => inbox.close());

  const report = (id: string, name: string) =>
    ({ business: { id, urlSlug: '', name }, kind: 'change', reason: null }) as ListingReport;

  /** Stores a claim with its code, the statistics for a month, and a subscriber to them. */
  async function leaveTraces(id: string, name: string): Promise<void> {
    const email = ownAddress();
    inbox.directory.seed({ ...listing({ id, email, website: null }), name, urlSlug: 'krems/x' });
    await inbox.servers.bus.request(requestClaim, {
      delivery: delivery(),
      claim: { business_id: id, email },
    });
    await inbox.servers.bus.request(setStatisticsMail, { businessId: id, email, language: 'de' });
    const readers = inbox.connection.collection('usage_readers');
    await readers.updateOne({ businessId: id }, { $set: { toldUntil: '2026-10' } });
    await inbox.app.get(SendStatisticsMails).send(new Date('2026-12-01T05:00:00Z'));
    await eventually(() => inbox.mailsTo(email).length === 2);
  }
  const everything = async (): Promise<string> => {
    const collections = inbox.connection.collections;
    const documents = await Promise.all(Object.values(collections).map((each) => each.find().toArray()));
    return JSON.stringify(documents);
  };

  it('is deleted with its claims, its readers and every mail that names it; other listings stay', async () => {
    await leaveTraces(GONE, NAME);
    await leaveTraces(STAYS, 'Glaserei Bleib');
    const draft = { ...submission().draft, name: NAME };
    const sent = submission({ id: SUBMISSION, draft, businessId: GONE, urlSlug: 'krems/peter-geheim' });
    const reports = [report(GONE, NAME), report(STAYS, 'Glaserei Bleib'), report(GONE, NAME)];
    const notice = reportsMail({ total: 3, reports }, new Date(), env);
    await inbox.app
      .get(Mails)
      .add([...submissionMails(sent, 'waiting', env), ...submissionMails(sent, 'approved', env), notice]);
    const mails = inbox.connection.collection('mails');
    // Mails as stored before they had the id of their listing.
    await mails.updateOne({ _id: { $regex: '^claim:' }, listing: GONE } as never, {
      $unset: { listing: '' },
    });
    expect(await everything()).toMatch(/Peter Geheim/);

    for (let time = 0; time < 2; time += 1)
      await inbox.servers.bus.request(forgetListing, {
        businessIds: [GONE],
        submissionIds: [SUBMISSION],
        names: [NAME],
      });
    expect(await everything()).not.toMatch(new RegExp(`Peter Geheim|peter-geheim|${GONE}`));
    const left = await mails.find().sort({ _id: 1 }).toArray();
    expect(left.map(({ _id }) => String(_id).split(':')[0])).toEqual(['claim', 'reports', 'usage']);
    const { text, html } = (await inbox.stored(notice._id)) ?? {};
    expect(text).toContain('> …: Änderung vorgeschlagen\n> Glaserei Bleib: Änderung vorgeschlagen\n> …: ');
    expect(html).toContain('>…: Änderung vorgeschlagen<br>Glaserei Bleib: Änderung vorgeschlagen<br>…: ');
    expect(await inbox.connection.collection('usage_readers').countDocuments()).toBe(1);
  });
});
