import { BUS_USERS } from './bus-access.js';
import { busSubjects } from './bus-subjects.js';

/** What each bus user may publish and subscribe to. */
export type AllowedSubjects = Record<string, { publish: string[]; subscribe: string[] }>;

export function allowedSubjects(): AllowedSubjects {
  const sorted = (subjects: readonly string[]): string[] => [...new Set(subjects)].sort();
  return Object.fromEntries(
    BUS_USERS.map((user) => {
      const { publish, subscribe } = busSubjects(user);
      return [user, { publish: sorted(publish.allow), subscribe: sorted(subscribe.allow) }];
    }),
  );
}
