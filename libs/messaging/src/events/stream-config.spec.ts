import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsChanged, statisticsCounted } from '@gewerk/contracts/bus';
import type { StreamConfig } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { BUS_ACCESS } from '../permissions/bus-access.js';
import { CHANGE_STREAM, changeStream, EVENT_STREAM, eventStream, streamOf } from './stream-config.js';

const ORIGIN = '2026-11-27T08:00:00.000Z';
const WEEK_MS = 7 * 86_400_000;

const copied = (stream: { sources?: StreamConfig['sources'] }): string[] =>
  stream.sources?.[0]?.subject_transforms?.map(({ src }) => src ?? '') ?? [];

describe('the streams of events', () => {
  it('keep events for a week, as long as a stream stays under 1 GB', () => {
    for (const stream of [eventStream(1), changeStream(1, ORIGIN)])
      expect(stream).toMatchObject({ max_age: nanos(WEEK_MS), max_bytes: 1024 ** 3 });
  });

  it('separate changes from events that visitors cause', () => {
    expect(streamOf(settingsChanged.subject)).toBe(CHANGE_STREAM);
    expect(streamOf(statisticsCounted.subject)).toBe(EVENT_STREAM);
    expect(copied(changeStream(1, ORIGIN))).not.toContain(statisticsCounted.subject);
  });

  it('keep the subjects that another release uses, and copy the changes that it copies', () => {
    const newer = 'settings.of-a-newer-release';
    const events = eventStream(1, { subjects: [newer] } as StreamConfig);
    expect(events.subjects).toEqual(expect.arrayContaining([newer, settingsChanged.subject]));

    const before = changeStream(1, '2026-11-01T08:00:00.000Z');
    const [source] = before.sources ?? [];
    source?.subject_transforms?.push({ src: newer, dest: newer });
    const changes = changeStream(1, ORIGIN, before as StreamConfig);
    expect(copied(changes)).toEqual(expect.arrayContaining([newer, settingsChanged.subject]));
    // Only one subject identifies the event stream that is copied: the earlier one is gone.
    expect(copied(changes).filter((subject) => subject.startsWith('gewerk.origin.'))).toHaveLength(1);
  });
});

it('the runbook names every consumer in its section on missed events', () => {
  const runbook = readFileSync(join(__dirname, '../../../../docs/runbook.md'), 'utf8');
  const section = /## GewerkEventsMissed\n([^]*?)\n## /.exec(runbook)?.[1];
  const consumers = Object.values(BUS_ACCESS).flatMap(({ consumes }) => consumes);
  expect(consumers.length).toBeGreaterThan(8);
  for (const { durable } of consumers) expect(section).toContain(durable.replace(/^search-index-/, '-'));
});
