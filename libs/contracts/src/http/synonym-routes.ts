import { z } from 'zod';
import type { OutputOf } from '../core/operation.js';
import {
  addSynonym,
  listSynonyms,
  newSynonymSchema,
  removeSynonym,
  type Synonym,
} from '../search/synonyms.js';
import type { AdminRoute } from './admin-route.js';

const session = { needs: 'session', query: z.strictObject({}) } as const;
const told = ({ word, means }: Pick<Synonym, 'word' | 'means'>): string => `${word} → ${means}`;

/** The owner's calls for words that are searched for as others. */
export const synonymRoutes = {
  synonyms: {
    ...session,
    method: 'GET',
    path: '/api/admin/synonyms',
    summary: 'Words that are searched for as others, too',
    operation: listSynonyms,
  },
  addSynonym: {
    ...session,
    method: 'POST',
    path: '/api/admin/synonyms',
    summary: 'Has searches for a word find what another one finds',
    body: newSynonymSchema,
    operation: addSynonym,
    isAudited: true,
    auditSubject: (synonym: Synonym) => told(synonym),
  },
  removeSynonym: {
    ...session,
    method: 'DELETE',
    path: '/api/admin/synonyms/{id}',
    summary: 'Takes a synonym back',
    operation: removeSynonym,
    isAudited: true,
    auditSubject: ({ removed }: OutputOf<typeof removeSynonym>) => removed && told(removed),
  },
} as const satisfies Record<string, AdminRoute>;
