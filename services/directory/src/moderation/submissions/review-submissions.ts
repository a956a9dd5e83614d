import { GewerkError, totalPages } from '@gewerk/contracts';
import {
  editSubmission,
  getSubmission,
  listSubmissions,
  type OutputOf,
  type ParsedInputOf,
  type Submission,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { toCards } from '../../record/index.js';
import { toSubmission } from './submission.mapper.js';
import { SubmissionsRepository } from './submissions.repository.js';
import { DuplicatesRepository } from './duplicates.repository.js';

/** Shows submissions to the operator before a decision. */
@UseCase()
export class ReviewSubmissions {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly duplicates: DuplicatesRepository,
  ) {}

  @Answers(listSubmissions)
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

  @Answers(getSubmission)
  async get({ id }: ParsedInputOf<typeof getSubmission>): Promise<OutputOf<typeof getSubmission>> {
    const record = await this.submissions.byId(id);
    if (record.state !== 'waiting') return { submission: toSubmission(record), duplicates: [] };
    const { found, isWholeStock } = await this.duplicates.find(record.draft);
    return { submission: toSubmission(record), duplicates: toCards(found), isWholeStock };
  }

  @Answers(editSubmission)
  async edit({ id, draft }: ParsedInputOf<typeof editSubmission>): Promise<Submission> {
    const record = await this.submissions.byId(id);
    if (!(await this.submissions.edit(record._id, draft))) {
      throw new GewerkError('conflict', 'This submission was already decided.');
    }
    return toSubmission(await this.submissions.byId(id));
  }
}
