import { inboxPrefixOf } from '../credentials.js';
import { EVENT_STREAM } from '../events/event-stream.js';
import { FILE_BUCKET } from '../files/file-store.js';
import { ALL_OPERATIONS } from './all-operations.js';
import { BUS_ACCESS, type BusAccess, type BusUser } from './bus-access.js';

/** The subjects of one bus user. Everything that is not allowed is refused; what is denied is refused in any case. */
export interface BusSubjects {
  publish: { allow: string[]; deny: string[] };
  subscribe: { allow: string[] };
}

const API = '$JS.API';
const FILE_STREAM = `OBJ_${FILE_BUCKET}`;

/** What a process brings up to date at its start. */
const START = [`${API}.INFO`, ...['INFO', 'CREATE', 'UPDATE'].map((verb) => streamVerb(verb, EVENT_STREAM))];

const FILES = [
  ...['INFO', 'CREATE', 'PURGE', 'MSG.GET'].map((verb) => streamVerb(verb, FILE_STREAM)),
  `${API}.DIRECT.GET.${FILE_STREAM}.>`,
  ...['CREATE', 'INFO', 'DELETE', 'MSG.NEXT'].map((verb) => `${API}.CONSUMER.${verb}.${FILE_STREAM}.>`),
  `$O.${FILE_BUCKET}.>`,
];

/** The subjects that a process of this kind needs, from the contracts and {@link BUS_ACCESS}. */
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

function consuming({ consumes }: BusAccess): string[] {
  return consumes.flatMap(({ durable, event }) => [
    `${API}.CONSUMER.CREATE.${EVENT_STREAM}.${durable}.${event.subject}`,
    `${API}.CONSUMER.INFO.${EVENT_STREAM}.${durable}`,
    `${API}.CONSUMER.MSG.NEXT.${EVENT_STREAM}.${durable}`,
    `$JS.ACK.${EVENT_STREAM}.${durable}.>`,
  ]);
}

/** A listener's consumers have made-up names, which a permission can only give as `*`. */
function listening({ listensTo }: BusAccess): string[] {
  if (listensTo.length === 0) return [];
  return [
    `${API}.CONSUMER.CREATE.${EVENT_STREAM}`,
    `${API}.CONSUMER.CREATE.${EVENT_STREAM}.*`,
    ...listensTo.map((event) => `${API}.CONSUMER.CREATE.${EVENT_STREAM}.*.${event.subject}`),
    ...['INFO', 'DELETE', 'MSG.NEXT'].map((verb) => `${API}.CONSUMER.${verb}.${EVENT_STREAM}.*`),
  ];
}

/** The durable consumers that `*` would open to a listener although they are another's. */
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
