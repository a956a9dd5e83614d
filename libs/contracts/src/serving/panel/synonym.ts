import { z } from 'zod';
import type { OutputOf } from '../../bus/operation.js';
import {
  addSynonym,
  listSynonyms,
  newSynonymSchema,
  removeSynonym,
  type Synonym,
} from '../../bus/search/synonyms.js';
import type { PanelServing } from './endpoint.js';

const session = { needs: 'session', query: z.strictObject({}) } as const;
const asText = ({ word, means }: Pick<Synonym, 'word' | 'means'>): string => `${word} → ${means}`;

/** The operator's calls for synonyms. */
export const synonymServing = {
  synonyms: {
    ...session,
    summary: 'Words that also find the results of other words',
    operation: listSynonyms,
  },
  addSynonym: {
    ...session,
    summary: 'Makes searches for a word also find the results of another',
    body: newSynonymSchema,
    operation: addSynonym,
    isAudited: true,
    auditSubject: (synonym: Synonym) => asText(synonym),
  },
  removeSynonym: {
    ...session,
    summary: 'Removes a synonym',
    operation: removeSynonym,
    isAudited: true,
    auditSubject: ({ removed }: OutputOf<typeof removeSynonym>) => removed && asText(removed),
  },
} as const satisfies Record<string, PanelServing>;
