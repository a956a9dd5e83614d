import { z } from 'zod';
import { limitParameter } from '../../model/inputs/query.js';
import { ACCOUNTS, AUDIT } from '../../limits/index.js';
import { defineOperation } from '../operation.js';

/** What happened in the panel, and from where. */
export const auditEntrySchema = z.object({
  /** Name of the admin route, e.g. `saveSettings`; `loginFailed` for a wrong password. */
  action: z.string().max(100),
  address: z.string().max(100),
  /** What it was about, e.g. a file or a business; null if the action needs no subject. */
  subject: z.string().max(AUDIT.subjectLength).nullable(),
  /** Id of the business that was merged into the subject. */
  other: z.string().max(100).optional(),
  /**
   * Id of the account that did it, 'owner' for the owner; missing if unknown, and in entries from before accounts
   * existed.
   */
  account: z.string().max(24).optional(),
});

export const recordAudit = defineOperation({
  service: 'settings',
  name: 'record-audit',
  input: auditEntrySchema,
  output: z.object({}),
});

const instant = z.iso.datetime({ error: 'must be an instant such as 2026-11-24T00:00:00.000Z' }).optional();

/** Filters entries by account, action and time: at or after `since`, and before `until`. */
export const auditFilterShape = {
  account: z.string({ error: 'must be a string' }).max(24, 'must have at most 24 characters').optional(),
  action: z.string({ error: 'must be a string' }).max(100, 'must have at most 100 characters').optional(),
  since: instant,
  until: instant,
} as const;

/** The newest entries before an id, at most {@link AUDIT.maxEntries} in all and none older than a year. */
export const listAudit = defineOperation({
  service: 'settings',
  name: 'list-audit',
  input: z.object({
    ...auditFilterShape,
    limit: limitParameter(AUDIT.pageSize),
    before: z
      .string({ error: 'must be a string' })
      .regex(/^[0-9a-f]{24}$/, 'must be the id of an entry')
      .optional(),
  }),
  output: z.object({
    entries: z.array(
      auditEntrySchema.extend({
        id: z.string(),
        at: z.string(),
        /** Current name of the business whose id the subject is; null if it has none or is unknown. */
        name: z.string().nullable(),
        /** Current name of `other`; missing if it has none or is unknown. */
        otherName: z.string().optional(),
        /** Name of the account, even if it has ended; missing for the owner, and if unknown. */
        accountName: z.string().max(ACCOUNTS.nameLength).optional(),
      }),
    ),
    /** Pass as `before` for older entries; null at the end. */
    next: z.string().nullable(),
  }),
});
