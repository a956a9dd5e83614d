import {
  accountChanged,
  aliasDomainsChanged,
  businessChanged,
  operatorPasswordChanged,
  photosLookedFor,
  redirectsFollowed,
  runProgress,
  settingsChanged,
  siteIdentityChanged,
  statisticsCounted,
  submissionChanged,
  synonymsChanged,
  websitesChecked,
} from '@gewerk/contracts/bus';
import { type StreamConfig, type StreamSource, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';

/** Receives every event; statistics, redirects, progress and findings on websites and photos are consumed from it. */
export const EVENT_STREAM = 'GEWERK_EVENTS';
/** A copy of the changes alone, so that other events cannot displace them. */
export const CHANGE_STREAM = 'GEWERK_CHANGES';
export const EVENT_STREAMS = [EVENT_STREAM, CHANGE_STREAM] as const;

const changes = [
  businessChanged,
  settingsChanged,
  siteIdentityChanged,
  operatorPasswordChanged,
  accountChanged,
  submissionChanged,
  aliasDomainsChanged,
  synonymsChanged,
].map((event) => event.subject);
const subjects = [
  ...changes,
  ...[runProgress, redirectsFollowed, statisticsCounted, websitesChecked, photosLookedFor].map(
    (event) => event.subject,
  ),
];

const KEPT_MS = 7 * 86_400_000;
const MAX_BYTES = 1024 * 1024 * 1024;
const NO_DUPLICATES_MS = 120_000;
/** Prefix of a subject on which nothing is published. */
const ORIGIN = 'gewerk.origin.';

/** The stream from which an event is consumed. */
export function streamOf(subject: string): string {
  return changes.includes(subject) ? CHANGE_STREAM : EVENT_STREAM;
}

const limits = (replicas: number) => ({
  max_age: nanos(KEPT_MS),
  max_bytes: MAX_BYTES,
  duplicate_window: nanos(NO_DUPLICATES_MS),
  num_replicas: replicas,
});

const fixed = { storage: StorageType.File, retention: RetentionPolicy.Limits };

export type WantedStream = Partial<StreamConfig> & Pick<StreamConfig, 'name'>;

/** Subjects of other releases are kept. */
export function eventStream(replicas: number, existing?: StreamConfig): WantedStream {
  const wanted = union(existing?.subjects ?? [], subjects);
  return { name: EVENT_STREAM, ...fixed, ...limits(replicas), subjects: wanted };
}

/**
 * Copies the changes from the event stream that was created at `origin`. NATS continues a copy at the sequence
 * that it reached; including the origin in the source makes it start over if the event stream is a different one.
 */
export function changeStream(replicas: number, origin: string, existing?: StreamConfig): WantedStream {
  const copied = existing?.sources?.[0]?.subject_transforms?.flatMap(({ src }) => src ?? []) ?? [];
  const wanted = union(
    copied.filter((subject) => !subject.startsWith(ORIGIN)),
    changes,
  );
  const filters = [...wanted, `${ORIGIN}${Date.parse(origin)}`];
  const source: Partial<StreamSource> & Pick<StreamSource, 'name'> = {
    name: EVENT_STREAM,
    subject_transforms: filters.map((subject) => ({ src: subject, dest: subject })),
  };
  return { name: CHANGE_STREAM, ...fixed, ...limits(replicas), sources: [source as StreamSource] };
}

const union = (first: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...first, ...more]),
];
