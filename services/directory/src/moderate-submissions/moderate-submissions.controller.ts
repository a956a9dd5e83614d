import {
  decideSubmission,
  editSubmission,
  getSubmission,
  listSubmissions,
  type OutputOf,
  type ParsedInputOf,
  type Submission,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { DecideSubmissionService } from './decide-submission.service.js';
import { ReviewSubmissionsService } from './review-submissions.service.js';

@Controller()
export class ModerateSubmissionsController {
  constructor(
    private readonly reviews: ReviewSubmissionsService,
    private readonly decisions: DecideSubmissionService,
  ) {}

  @Answers(listSubmissions)
  list(@Payload() input: ParsedInputOf<typeof listSubmissions>): Promise<OutputOf<typeof listSubmissions>> {
    return this.reviews.list(input);
  }

  @Answers(getSubmission)
  get(@Payload() input: ParsedInputOf<typeof getSubmission>): Promise<OutputOf<typeof getSubmission>> {
    return this.reviews.get(input);
  }

  @Answers(editSubmission)
  edit(@Payload() input: ParsedInputOf<typeof editSubmission>): Promise<Submission> {
    return this.reviews.edit(input);
  }

  @Answers(decideSubmission)
  decide(@Payload() input: ParsedInputOf<typeof decideSubmission>): Promise<Submission> {
    return this.decisions.decide(input);
  }
}
