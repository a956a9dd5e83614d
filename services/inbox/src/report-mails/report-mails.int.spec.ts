import type { ListingReport } from '@gewerk/contracts/bus';
import { eventually, fakeOnly } from '@gewerk/testing';
import { RunningInbox } from '../test/running-inbox.js';
import { SendReportMails } from './send-report-mails.js';

const MINUTE_MS = 60_000;

describe('the mail of new reports about listings', () => {
  let inbox: RunningInbox;
  let service: SendReportMails;
  let now = Date.now();

  beforeAll(async () => {
    inbox = await RunningInbox.start();
    service = inbox.app.get(SendReportMails);
  });

  afterAll(() => inbox.close());

  const later = (): Date => new Date((now += 5 * MINUTE_MS));
  const notices = () => inbox.mailsTo('owner@gewerk.example');
  const receive = (count: number, changes: Partial<ListingReport> = {}): void => {
    const receivedAt = new Date(now + MINUTE_MS).toISOString();
    const report: Partial<ListingReport> = {
      kind: 'change',
      reason: null,
      state: 'waiting',
      isByOwner: false,
    };
    for (let made = 0; made < count; made += 1) {
      const business = { id: '', urlSlug: '', name: `Werkstatt ${made}` };
      inbox.directory.reports.push({ ...report, business, receivedAt, ...changes } as ListingReport);
    }
  };

  it('is sent once for 1,000 reports, with any number of replicas, and not at all if nothing arrived', async () => {
    receive(1_000);
    const at = later();
    await Promise.all([service.send(at), service.send(at), service.send(at)]);
    await eventually(() => notices().length > 0);
    await service.send(later());
    receive(1, { kind: 'report', reason: 'closed', business: { id: '', urlSlug: '', name: 'Glaserei' } });
    await service.send(later());
    await eventually(() => notices().length > 1);
    expect(notices().map(({ subject }) => subject)).toEqual([
      '1000 neue Hinweise zu Einträgen',
      'Ein neuer Hinweis zu einem Eintrag',
    ]);
    const [many, one] = notices();
    expect(many?.text).toContain('> Werkstatt 0: Änderung vorgeschlagen\n');
    expect(many?.text).toContain('> und 980 weitere');
    expect(one?.text).toContain('> Glaserei: gemeldet (den Betrieb gibt es nicht mehr)');
    expect(one?.text).toContain('https://admin.gewerk.example/admin?tab=businesses');
  });

  it('leaves no report out if the clock of a host is ahead', async () => {
    const ends = inbox.connection.collection('report_notices');
    await ends.updateOne({}, { $set: { until: new Date(Date.now() - MINUTE_MS) } });
    jest.useFakeTimers(fakeOnly('Date')).setSystemTime(Date.now() + 10 * MINUTE_MS);
    await service.send();
    jest.useRealTimers();
    // Later reports are received after the end of the mail's period.
    expect(Number((await ends.findOne())?.['until'])).toBeLessThan(Date.now());
    await ends.updateOne({}, { $set: { until: new Date(now) } });
  });

  it('is sent the next time if the directory does not answer', async () => {
    receive(1, { isByOwner: true, state: 'applied' });
    inbox.directory.isAway = true;
    await expect(service.send(later())).rejects.toThrow();
    inbox.directory.isAway = false;
    const before = notices().length;
    await service.send(later());
    await eventually(() => notices().length > before);
    expect(notices().at(-1)?.text).toContain('> Werkstatt 0: vom Inhaber geändert und veröffentlicht');
  });
});
