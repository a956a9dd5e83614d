import { type ParsedInputOf, submitBusiness } from '@gewerk/contracts/bus';
import { Answers, storeOnce, UseCase } from '@gewerk/messaging';
import { SubmissionsRepository } from './submissions.repository.js';

/** Adds drafts of the add-business wizard to the operator's queue. */
@UseCase()
export class SubmitBusiness {
  constructor(private readonly submissions: SubmissionsRepository) {}

  @Answers(submitBusiness)
  async submit({ delivery, draft }: ParsedInputOf<typeof submitBusiness>): Promise<{ id: string }> {
    const { id } = await storeOnce(
      draft,
      () => this.submissions.byKey(delivery.key),
      (digest) => this.submissions.insert({ ...delivery, digest, draft, receivedAt: new Date() }),
    );
    return { id };
  }
}
