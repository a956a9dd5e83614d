import {
  businessChanged,
  setStatisticsMail,
  settingsChanged,
  submissionChanged,
} from '@gewerk/contracts/bus';
import { CHANGE_STREAM } from '@gewerk/messaging';
import { jetstreamManager } from '@nats-io/jetstream';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { eventually } from '@gewerk/testing';
import { AppModule } from './app.module.js';
import { listing, submission } from './test/inbox-directory.js';
import { ownAddress, RunningInbox } from './test/running-inbox.js';

const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

describe('events that the stream dropped while no inbox ran', () => {
  let inbox: RunningInbox;

  beforeAll(async () => {
    inbox = await RunningInbox.start();
  });

  afterAll(() => inbox.close());

  /** Adds a submission to the fake directory and returns its email address. */
  const hold = (id: string, changes: Parameters<typeof submission>[0]): string => {
    const email = ownAddress();
    const { draft } = submission();
    inbox.directory.submissions.set(id, submission({ id, ...changes, draft: { ...draft, email } }));
    return email;
  };

  it('are caught up on: mails about submissions are sent, and readers of removed listings are deleted', async () => {
    const { bus } = inbox.servers;
    const known = hold('aa0000000000000000000001', { receivedAt: daysAgo(1) });
    await bus.publish(submissionChanged, { id: 'aa0000000000000000000001', state: 'waiting' });
    await eventually(() => inbox.mailsTo(known).length + inbox.noticesOf(known).length === 2);
    const id = 'bb0000000000000000000001';
    inbox.directory.seed(listing({ id, email: 'chef@ofen.example', website: null }));
    await bus.request(setStatisticsMail, { businessId: id, email: 'chef@ofen.example', language: 'de' });

    await inbox.app.close();
    const waiting = hold('aa0000000000000000000002', { receivedAt: daysAgo(2) });
    const approved = hold('aa0000000000000000000003', {
      state: 'approved',
      receivedAt: daysAgo(40),
      decidedAt: daysAgo(3),
      urlSlug: 'bayreuth/gruen',
    });
    const old = hold('aa0000000000000000000004', {
      state: 'approved',
      receivedAt: daysAgo(50),
      decidedAt: daysAgo(45),
    });
    inbox.directory.stored.delete(id);
    await bus.publish(businessChanged, { ids: [id], citySlugs: [], categorySlugs: [] });
    for (const missed of [2, 3, 4]) {
      await bus.publish(submissionChanged, { id: `aa000000000000000000000${missed}`, state: 'waiting' });
    }
    const manager = await jetstreamManager(bus.connection);
    // The event that remains is not for the inbox.
    await bus.publish(settingsChanged, { version: 1 });
    await eventually(async () => (await manager.streams.info(CHANGE_STREAM)).state.last_seq === 6);
    await manager.streams.update(CHANGE_STREAM, { max_msgs: 1 });

    const app = await inbox.servers.start('inbox', AppModule);
    await eventually(() => inbox.mailsTo(waiting).length + inbox.noticesOf(waiting).length === 2);
    await eventually(() => inbox.mailsTo(approved).length === 1);
    expect(inbox.mailsTo(approved)[0]?.text).toContain('https://gewerk.example/bayreuth/gruen');
    const readers = app.get<Connection>(getConnectionToken()).collection('usage_readers');
    await eventually(async () => (await readers.countDocuments()) === 0);
    expect(inbox.mailsTo(known)).toHaveLength(1);
    expect(inbox.mailsTo(old)).toEqual([]);
  });
});
