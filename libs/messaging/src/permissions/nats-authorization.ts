import { BUS_USERS, type BusUser } from './bus-access.js';
import { busSubjects } from './bus-subjects.js';

/** Longer than any operation may take: during this time a response may be sent to the caller's inbox. */
const ANSWER_WITHIN = '2m';

/**
 * The environment variable of nats-server that contains a user's password, e.g.
 * `NATS_PASSWORD_IMPORT_EXPORT`.
 */
export function passwordVariable(user: BusUser): string {
  return `NATS_PASSWORD_${user.toUpperCase().replaceAll('-', '_')}`;
}

/** The `authorization` block of nats-server: one user per kind of process, passwords from its environment. */
export function natsAuthorization(): string {
  return ['authorization {', '  users = [', ...BUS_USERS.map(userBlock), '  ]', '}', ''].join('\n');
}

/** The lines of a user's `permissions` block. */
export function busPermissions(user: BusUser): string[] {
  const { publish, subscribe } = busSubjects(user);
  return [
    `publish { allow: ${list(publish.allow)}, deny: ${list(publish.deny)} }`,
    `subscribe { allow: ${list(subscribe.allow)} }`,
    `allow_responses { max: 1, expires: "${ANSWER_WITHIN}" }`,
  ];
}

function userBlock(user: BusUser): string {
  return [
    '    {',
    `      user: ${JSON.stringify(user)}`,
    `      password: $${passwordVariable(user)}`,
    '      permissions {',
    ...busPermissions(user).map((line) => `        ${line}`),
    '      }',
    '    }',
  ].join('\n');
}

function list(subjects: readonly string[]): string {
  return `[${[...new Set(subjects)].map((subject) => JSON.stringify(subject)).join(', ')}]`;
}
