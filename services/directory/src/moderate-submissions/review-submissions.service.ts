import {
  type editSubmission,
  type getSubmission,
  GewerkError,
  type listSubmissions,
  type OutputOf,
  type ParsedInputOf,
  type Submission,
  totalPages,
} from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { toCards } from '../businesses/business-card.mapper.js';
import { toSubmission } from '../submissions/submission.mapper.js';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';
import { DuplicateFinder } from './duplicate-finder.js';

/** What the owner looks at before a decision. */
@Injectable()
export class ReviewSubmissionsService {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly duplicates: DuplicateFinder,
  ) {}

  async list({
    state,
    page,
    limit,
  }: ParsedInputOf<typeof listSubmissions>): Promise<OutputOf<typeof listSubmissions>> {
    const { records, total } = await this.submissions.list(state, { skip: (page - 1) * limit, limit });
    const now = new Date();
    const submissions = records.map((record) => toSubmission(record, now));
    return { submissions, total, page, totalPages: totalPages(total, limit) };
  }

  async get({ id }: ParsedInputOf<typeof getSubmission>): Promise<OutputOf<typeof getSubmission>> {
    const record = await this.submissions.byId(id);
    const duplicates = record.state === 'waiting' ? await this.duplicates.find(record.draft) : [];
    return { submission: toSubmission(record), duplicates: toCards(duplicates) };
  }

  async edit({ id, draft }: ParsedInputOf<typeof editSubmission>): Promise<Submission> {
    const record = await this.submissions.byId(id);
    if (!(await this.submissions.edit(record._id, draft))) {
      throw new GewerkError('conflict', 'This submission was decided on already.');
    }
    return toSubmission(await this.submissions.byId(id));
  }
}
