import type { ParsedInputOf, submitBusiness } from '@gewerk/contracts';
import { digestOf, storeOnce } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';

/** Takes drafts of the add-business wizard into the owner's queue. */
@Injectable()
export class SubmitBusinessService {
  constructor(private readonly submissions: SubmissionsRepository) {}

  async submit({ delivery, draft }: ParsedInputOf<typeof submitBusiness>): Promise<{ id: string }> {
    const digest = digestOf(draft);
    const { id } = await storeOnce(
      digest,
      () => this.submissions.byKey(delivery.key),
      () => this.submissions.insert({ ...delivery, digest, draft, receivedAt: new Date() }),
    );
    return { id };
  }
}
