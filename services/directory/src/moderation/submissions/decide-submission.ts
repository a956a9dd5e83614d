import { refused } from '@gewerk/contracts';
import { decideSubmission, type ParsedInputOf, type Submission } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { businessNotFound, type BusinessRecord, normaliseBusiness } from '../../record/index.js';
import {
  BusinessWriter,
  type OpenChange,
  type PlannedBusiness,
  suppressed,
  SuppressionsRepository,
  updatedBy,
  WholeRecordsRepository,
} from '../../write/index.js';
import { draftAsInput } from './draft-as-input.js';
import { expiryOf } from './submission-retention.js';
import { toSubmission } from './submission.mapper.js';
import type { SubmissionRecord } from './submission.schema.js';
import { type Decision, SubmissionsRepository } from './submissions.repository.js';

type Input = ParsedInputOf<typeof decideSubmission>;

const outcome = { approve: 'approved', reject: 'rejected', merge: 'merged' } as const;

/** Whether this decision was made before; a merge into another business is a different decision. */
const isDone = (record: SubmissionRecord, input: Input): boolean =>
  record.state === outcome[input.decision] &&
  (input.decision !== 'merge' || record.businessId === input.businessId);

/** Decides submissions. The business and the decision commit together. */
@UseCase()
export class DecideSubmission {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly records: WholeRecordsRepository,
    private readonly writer: BusinessWriter,
    private readonly suppressions: SuppressionsRepository,
  ) {}

  @Answers(decideSubmission)
  decide(input: Input): Promise<Submission> {
    const state = outcome[input.decision];
    return this.writer.inTurn(async (change) => {
      const record = await this.submissions.byId(input.id, change.session);
      if (isDone(record, input)) return toSubmission(record);
      if (record.state !== 'waiting') {
        throw refused('submission-decided', { state: record.state });
      }
      const business = await this.businessOf(record, input, change);
      const decidedAt = new Date();
      const decision: Decision = {
        state,
        decidedAt,
        reason: input.decision === 'reject' ? input.reason : null,
        businessId: business?._id.toHexString() ?? null,
        urlSlug: business?.urlSlug ?? null,
        expiresAt: expiryOf(state, decidedAt),
      };
      await this.submissions.decide(record._id, decision, change.session);
      return toSubmission({ ...record, ...decision });
    });
  }

  private businessOf(
    record: SubmissionRecord,
    input: Input,
    change: OpenChange,
  ): Promise<BusinessRecord | null> {
    switch (input.decision) {
      case 'reject':
        return Promise.resolve(null);
      case 'approve':
        return this.publish(record, change);
      case 'merge':
        return this.mergeInto(input.businessId, record, change);
    }
  }

  private async publish(record: SubmissionRecord, change: OpenChange): Promise<BusinessRecord> {
    const id = record._id.toHexString();
    const placeId = `submission-${id}`;
    // Earlier versions stored the business first and could crash before they stored the decision.
    const stored = await this.records.withPlaceId(placeId, change.session);
    if (stored) return stored;
    const normalised = normaliseBusiness({ ...draftAsInput(record.draft), placeId });
    if (!normalised) throw businessNotFound();
    const { fields, hoursFault } = normalised;
    if ((await this.suppressions.among([fields], change.session)).size > 0) throw suppressed(fields.name);
    if (hoursFault) {
      logger.warn({ submission: id, fault: hoursFault }, 'Opening hours could not be read and were omitted');
    }
    const [created] = await this.write(id, { before: null, fields }, change);
    if (!created) throw new Error('A plan for a new business has no insert.');
    return created;
  }

  /** Name and place id of the business stay; the rest comes from the submission. */
  private async mergeInto(
    businessId: string,
    record: SubmissionRecord,
    change: OpenChange,
  ): Promise<BusinessRecord> {
    const before = await this.records.get(businessId, change.session);
    const fields = updatedBy(before, { ...draftAsInput(record.draft), name: before.name });
    await this.write(record._id.toHexString(), { before, fields }, change);
    return this.records.get(businessId, change.session);
  }

  private async write(
    id: string,
    planned: PlannedBusiness,
    change: OpenChange,
  ): Promise<readonly BusinessRecord[]> {
    const source = { kind: 'submission', runId: `submission:${id}` } as const;
    const changes = await change.plan(source, { planned: [planned] });
    await change.write(changes);
    return changes.inserts;
  }
}
