import {
  type BusinessInput,
  type DuplicateMode,
  type decideSubmission,
  GewerkError,
  type ParsedInputOf,
  type Submission,
} from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { businessNotFound } from '../businesses/business-not-found.js';
import type { BusinessRecord } from '../businesses/business.record.js';
import { BUSINESS_MODEL } from '../businesses/business.schema.js';
import { BusinessesRepository } from '../businesses/businesses.repository.js';
import { normaliseBusiness } from '../normalise/normalise-business.js';
import { suppressed } from '../suppressions/suppressed.js';
import { SuppressionsRepository } from '../suppressions/suppressions.repository.js';
import { toSubmission } from '../submissions/submission.mapper.js';
import type { SubmissionRecord } from '../submissions/submission.schema.js';
import { type Decision, SubmissionsRepository } from '../submissions/submissions.repository.js';
import { UpsertBusinessesService } from '../upsert-businesses/upsert-businesses.service.js';
import { draftAsInput } from './draft-as-input.js';
import { expiryOf } from './submission-retention.js';

type Input = ParsedInputOf<typeof decideSubmission>;

const outcome = { approve: 'approved', reject: 'rejected', merge: 'merged' } as const;

/**
 * Decides on a submission. Its business is stored first, under a run of the submission's own, so that a decision which
 * is sent again after a crash finds it there and only completes what is missing.
 */
@Injectable()
export class DecideSubmissionService {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly businesses: BusinessesRepository,
    private readonly upserts: UpsertBusinessesService,
    private readonly suppressions: SuppressionsRepository,
    @InjectModel(BUSINESS_MODEL) private readonly model: Model<BusinessRecord>,
  ) {}

  async decide(input: Input): Promise<Submission> {
    const record = await this.submissions.byId(input.id);
    const state = outcome[input.decision];
    if (record.state === 'waiting') {
      const business = await this.businessOf(record, input);
      const decidedAt = new Date();
      const decision: Decision = {
        state,
        decidedAt,
        reason: input.decision === 'reject' ? input.reason : null,
        businessId: business?._id.toHexString() ?? null,
        urlSlug: business?.urlSlug ?? null,
        expiresAt: expiryOf(state, decidedAt),
      };
      await this.submissions.decide(record._id, decision);
    }
    const decided = await this.submissions.byId(input.id);
    if (decided.state !== state) {
      throw new GewerkError('conflict', `This submission is ${decided.state} already.`);
    }
    return toSubmission(decided);
  }

  private async businessOf(record: SubmissionRecord, input: Input): Promise<BusinessRecord | null> {
    const id = record._id.toHexString();
    switch (input.decision) {
      case 'reject':
        return null;
      case 'approve': {
        const business = { ...draftAsInput(record.draft), placeId: `submission-${id}` };
        await this.demandUnsuppressed(business);
        return this.store(id, business, 'skip');
      }
      case 'merge': {
        const target = await this.businesses.byId(input.businessId);
        if (!target) throw businessNotFound();
        // Its name and address in the web stay: the submission tells the rest.
        const { name: _, ...rest } = draftAsInput(record.draft);
        return this.store(id, { ...rest, name: target.name, placeId: target.placeId }, 'update');
      }
    }
  }

  /** Looked at beforehand: what a run was answered is given again for ever, and an entry of the list may be lifted. */
  private async demandUnsuppressed(business: BusinessInput): Promise<void> {
    const { fields } = normaliseBusiness(business) ?? {};
    if (fields && (await this.suppressions.among([fields])).size > 0) throw suppressed(fields.name);
  }

  private async store(
    id: string,
    business: BusinessInput & { placeId: string },
    mode: DuplicateMode,
  ): Promise<BusinessRecord> {
    const runId = `submission:${id}:${mode}`;
    const rows = [{ row: 1, business }];
    await this.upserts.store({ runId, batch: 0, mode, source: 'submission', rows });
    const stored = await this.model.findOne({ placeId: business.placeId }).lean<BusinessRecord>();
    if (!stored) throw businessNotFound();
    return stored;
  }
}
