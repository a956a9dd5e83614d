import { inboxPrefixOf } from '../connection/credentials.js';
import { EVENT_STREAM, EVENT_STREAMS } from '../events/stream-config.js';
import { FILE_BUCKET } from '../files/file-store.js';
import { ALL_OPERATIONS } from './all-operations.js';
import { BUS_ACCESS, type BusAccess, type BusUser } from './bus-access.js';

/** The subjects of one bus user: those in `allow` are permitted, except those in `deny`. */
export interface BusSubjects {
  publish: { allow: string[]; deny: string[] };
  subscribe: { allow: string[] };
}

const API = '$JS.API';
const FILE_STREAM = `OBJ_${FILE_BUCKET}`;

const START = [
  `${API}.INFO`,
  ...EVENT_STREAMS.flatMap((stream) => ['INFO', 'CREATE', 'UPDATE'].map((verb) => streamVerb(verb, stream))),
];

const FILES = [
  ...['INFO', 'CREATE', 'PURGE', 'MSG.GET'].map((verb) => streamVerb(verb, FILE_STREAM)),
  `${API}.DIRECT.GET.${FILE_STREAM}.>`,
  ...['CREATE', 'INFO', 'DELETE', 'MSG.NEXT'].map((verb) => `${API}.CONSUMER.${verb}.${FILE_STREAM}.>`),
  `$O.${FILE_BUCKET}.>`,
];

export function busSubjects(user: BusUser): BusSubjects {
  const access = BUS_ACCESS[user];
  return {
    publish: {
      allow: [
        ...access.calls.map((operation) => operation.subject),
        ...access.publishes.map((event) => event.subject),
        ...START,
        ...consuming(access),
        ...listening(access),
        ...(access.files ? FILES : []),
      ],
      deny: access.listensTo.length > 0 ? durablesOfOthers(user) : [],
    },
    subscribe: {
      allow: [
        ...ALL_OPERATIONS.filter((operation) => operation.service === user).map(({ subject }) => subject),
        `${inboxPrefixOf(user)}.>`,
      ],
    },
  };
}

function streamVerb(verb: string, stream: string): string {
  return `${API}.STREAM.${verb}.${stream}`;
}

/** In both streams: the previous release consumes changes from the stream of all events. */
function consuming({ consumes }: BusAccess): string[] {
  return EVENT_STREAMS.flatMap((stream) =>
    consumes.flatMap(({ durable, event }) => [
      `${API}.CONSUMER.CREATE.${stream}.${durable}.${event.subject}`,
      `${API}.CONSUMER.INFO.${stream}.${durable}`,
      `${API}.CONSUMER.MSG.NEXT.${stream}.${durable}`,
      `$JS.ACK.${stream}.${durable}.>`,
    ]),
  );
}

/** A listener's consumers have generated names, which a permission can only express as `*`. */
function listening({ listensTo }: BusAccess): string[] {
  if (listensTo.length === 0) return [];
  return [
    `${API}.CONSUMER.CREATE.${EVENT_STREAM}`,
    `${API}.CONSUMER.CREATE.${EVENT_STREAM}.*`,
    ...listensTo.map((event) => `${API}.CONSUMER.CREATE.${EVENT_STREAM}.*.${event.subject}`),
    ...['INFO', 'DELETE', 'MSG.NEXT'].map((verb) => `${API}.CONSUMER.${verb}.${EVENT_STREAM}.*`),
  ];
}

/** Other users' durable consumers, which `*` would open to a listener. */
function durablesOfOthers(user: BusUser): string[] {
  const others = Object.entries(BUS_ACCESS).filter(([name]) => name !== user);
  return others
    .flatMap(([, access]) => access.consumes)
    .flatMap(({ durable }) => [
      `${API}.CONSUMER.CREATE.${EVENT_STREAM}.${durable}`,
      `${API}.CONSUMER.CREATE.${EVENT_STREAM}.${durable}.>`,
      ...['INFO', 'DELETE', 'MSG.NEXT'].map((verb) => `${API}.CONSUMER.${verb}.${EVENT_STREAM}.${durable}`),
    ]);
}
