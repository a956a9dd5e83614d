import { z } from 'zod';
import { typedLine } from '../../model/inputs/form-texts.js';
import { SEARCH_WORD } from '../../limits/index.js';
import { defineEvent } from '../event.js';
import { defineOperation } from '../operation.js';

/** A word that also finds what another word finds. */
export const synonymSchema = z.object({
  id: z.string(),
  /** What visitors type. */
  word: z.string(),
  /** The words that are searched for as well. */
  means: z.string(),
  /** ISO instant. */
  addedAt: z.string(),
});
export type Synonym = z.output<typeof synonymSchema>;

/** Two texts as the operator types them. */
export const newSynonymSchema = z.strictObject({
  word: typedLine(SEARCH_WORD.maxLength),
  means: typedLine(SEARCH_WORD.maxLength),
});

/** All synonyms, sorted by word. */
export const listSynonyms = defineOperation({
  service: 'search',
  name: 'list-synonyms',
  input: z.object({}),
  output: z.object({ synonyms: z.array(synonymSchema) }),
});

/**
 * Makes searches for a word also find the results of another, within a few seconds, and also in indexes that
 * are built later. Repeats change nothing. Fails with `invalid-input` for a text without letters or digits,
 * of more than `SYNONYM.words` words, or equal to the other, and with `conflict` if there are too many.
 */
export const addSynonym = defineOperation({
  service: 'search',
  name: 'add-synonym',
  input: newSynonymSchema,
  output: synonymSchema,
});

/** Removes a synonym; null if it no longer existed. */
export const removeSynonym = defineOperation({
  service: 'search',
  name: 'remove-synonym',
  input: z.object({ id: z.string().max(100) }),
  output: z.object({ removed: synonymSchema.nullable() }),
});

/** The synonyms that searches use have changed. */
export const synonymsChanged = defineEvent('search.synonyms-changed', z.object({}));
