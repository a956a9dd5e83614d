import { z } from 'zod';
import { defineOperation, type ServiceName } from './operation.js';
import { cutList } from './fit/fit-answer.js';

/** Records in one response; the largest, a mail as text and as HTML, has about 60 KB. */
const RECORDS_AT_A_TIME = 5;

/** An email address as an operator types it. */
export const personAddress = z
  .string({ error: 'must be one email address' })
  .trim()
  .pipe(z.email('must be one email address such as name@example.org').max(254));

const place = z.object({ kind: z.string().max(100), id: z.string().max(300) });

export const personalRecordSchema = place.extend({
  /** The stored record without its secrets: keys, tokens, hashes. */
  content: z.record(z.string(), z.unknown()),
});
export type PersonalRecord = z.output<typeof personalRecordSchema>;

/** What a service stores about an email address, record by record; `next` is where to continue, null at the end. */
const scanOperation = (service: ServiceName) =>
  defineOperation({
    service,
    name: 'scan-personal-data',
    input: z.object({
      email: personAddress,
      after: place.nullable().default(null),
      limit: z.number().int().min(1).max(RECORDS_AT_A_TIME).default(RECORDS_AT_A_TIME),
    }),
    output: z.object({ items: z.array(personalRecordSchema).max(RECORDS_AT_A_TIME), next: place.nullable() }),
    fit: cutList('items', ({ kind, id }) => ({ next: { kind, id } })),
    timeoutMs: 60_000,
  });

/**
 * Deletes what a service stores about an email address; returns the number of deleted and kept records of each
 * kind.
 */
const removeOperation = (service: ServiceName) =>
  defineOperation({
    service,
    name: 'remove-personal-data',
    input: z.object({ email: personAddress }),
    output: z.object({
      removed: z.record(z.string(), z.number().int()),
      /** Records kept for another reason, such as published listings. */
      kept: z.record(z.string(), z.number().int()),
    }),
    timeoutMs: 60_000,
  });

export const scanDirectoryPersonalData = scanOperation('directory');
export const removeDirectoryPersonalData = removeOperation('directory');
export const scanInboxPersonalData = scanOperation('inbox');
export const removeInboxPersonalData = removeOperation('inbox');
export const scanSettingsPersonalData = scanOperation('settings');
export const removeSettingsPersonalData = removeOperation('settings');

/**
 * The services that store personal data. All others store only businesses, runs and figures, or files for a few
 * days.
 */
export const personalDataServices = [
  { scan: scanDirectoryPersonalData, remove: removeDirectoryPersonalData },
  { scan: scanInboxPersonalData, remove: removeInboxPersonalData },
  { scan: scanSettingsPersonalData, remove: removeSettingsPersonalData },
] as const;

export type PersonalDataPage = z.output<typeof scanInboxPersonalData.output>;
export type RemovedPersonalData = z.output<typeof removeInboxPersonalData.output>;
